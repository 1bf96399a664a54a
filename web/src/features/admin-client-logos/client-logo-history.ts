import type { ClientLogo } from '@torque-tide/contract/client-logos';
import type { HistorySubject } from '@/components/admin/content-tools-context';
import { CLIENT_LOGO_LABELS, clientLogoFieldOf } from './client-logo-values';

/** What a client logo's history is opened with. */
export function clientLogoHistory({ id, companyName }: ClientLogo): HistorySubject {
  return {
    kind: 'clientLogos',
    id,
    title: companyName,
    labelOf: (path) => {
      const name = clientLogoFieldOf(path);
      return name && CLIENT_LOGO_LABELS[name];
    },
  };
}
