import { LEGAL_TEXTS, type LegalTextsName } from '@torque-tide/domain/texts/legal-texts';
import { routes } from '@/site/routes';

/** Terms are cited by number; the others are not. */
export const IS_NUMBERED: Readonly<Record<LegalTextsName, boolean>> = {
  privacyPolicy: false,
  termsOfService: true,
  cookiesPolicy: false,
};

/** Where an earlier version of a legal text stands. */
export function versionPath(name: LegalTextsName, version: string): string {
  return `${routes[name].pattern}/${version}`;
}

/** The legal text of which an earlier version stands at an address. */
export function textsAt(pathname: string): LegalTextsName {
  const found = LEGAL_TEXTS.find((name) => pathname.startsWith(versionPath(name, '')));
  if (!found) throw new Error(`No legal text has a version at ${pathname}`);
  return found;
}
