import type { FormValue } from '@/admin/fields/form-values';
import { Value } from './merge-view.styles';
import { excerptOf } from '@/admin/text/excerpt';

interface Props {
  id?: string;
  value: FormValue;
  /** What it differs from; the difference is marked. */
  other: FormValue;
}

/** What a field holds, cut down to where it differs from the other. */
export function FieldValue({ id, value, other }: Props) {
  if (typeof value === 'boolean' || typeof other === 'boolean') {
    return <Value id={id}>{value ? 'On' : 'Off'}</Value>;
  }
  if (value.trim() === '') return <Value id={id}>Empty</Value>;
  const { before, own, after } = excerptOf(value, other);
  // Where nothing is shared, a mark around everything would say nothing.
  if (!before && !after) return <Value id={id}>{own}</Value>;
  return (
    <Value id={id}>
      {before}
      {own && <mark>{own}</mark>}
      {after}
    </Value>
  );
}
