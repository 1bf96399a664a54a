import {
  type ClientLogo,
  type ClientLogoInput,
  DEFAULT_SORT_ORDER,
} from '@torque-tide/contract/client-logos';
import type { FieldKind } from '@/components/admin/form-values';

/** What the form holds; the sort order as it was typed. */
export interface ClientLogoValues {
  companyName: string;
  logoUrl: string;
  sortOrder: string;
  isActive: boolean;
}

/** What the form calls its fields. */
export const CLIENT_LOGO_LABELS: Record<keyof ClientLogoValues, string> = {
  companyName: 'Company Name',
  logoUrl: 'Logo URL',
  sortOrder: 'Sort Order',
  isActive: 'Active (visible on website)',
};

/** How two texts of a field can be combined when two people changed it. */
export const CLIENT_LOGO_KINDS: Record<keyof ClientLogoValues, FieldKind> = {
  companyName: 'line',
  logoUrl: 'choice',
  sortOrder: 'choice',
  isActive: 'choice',
};

const EMPTY: ClientLogoValues = {
  companyName: '',
  logoUrl: '',
  sortOrder: String(DEFAULT_SORT_ORDER),
  isActive: true,
};

/** What the form begins with. */
export function toClientLogoValues(logo?: ClientLogo): ClientLogoValues {
  if (!logo) return EMPTY;
  const { companyName, logoUrl, sortOrder, isActive } = logo;
  return { companyName, logoUrl, sortOrder: String(sortOrder), isActive };
}

/** What is sent: text trimmed, the sort order as an integer. */
export function toClientLogoInput(values: ClientLogoValues): ClientLogoInput {
  return {
    companyName: values.companyName.trim(),
    logoUrl: values.logoUrl.trim(),
    isActive: values.isActive,
    sortOrder: parseSortOrder(values.sortOrder),
  };
}

/** The integer that a text begins with; 0 when it begins with none. */
export function parseSortOrder(text: string): number {
  const order = Number.parseInt(text, 10);
  return Number.isNaN(order) ? DEFAULT_SORT_ORDER : order;
}

/** The form's field for a path that the server complains about. */
export function clientLogoFieldOf(path: string): keyof ClientLogoValues | undefined {
  return path in EMPTY ? (path as keyof ClientLogoValues) : undefined;
}
