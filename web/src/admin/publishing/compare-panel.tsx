import { styled } from '@mui/material/styles';
import type { FieldChange as Change } from '@torque-tide/contract/history';
import { type FormValue, normalise } from '@/admin/fields/form-values';
import { FieldChange } from '@/admin/text/field-change';
import { Note, SideSheet } from '@/admin/ui/side-sheet';

const Changes = styled('dl')({ margin: 0, fontSize: '0.9375rem', lineHeight: 1.55 });

interface Props<V> {
  title: string;
  /** What visitors see, and what the form holds. */
  live: V;
  typed: V;
  labels: Readonly<Record<keyof V & string, string>>;
  isOpen: boolean;
  onClose: () => void;
}

/** What the form holds, field by field, beside what visitors see. */
export function ComparePanel<V extends Record<string, FormValue>>(props: Props<V>) {
  const { title, live, typed, labels, isOpen, onClose } = props;
  const changes = changesOf(live, typed).filter(
    ({ field }) => labels[field as keyof V & string] !== '',
  );
  return (
    <SideSheet
      title="Compared with what is live"
      subtitle={title}
      closeLabel="Close the comparison"
      isOpen={isOpen}
      onClose={onClose}
    >
      {changes.length === 0 ? (
        <Note>Nothing differs from what visitors see.</Note>
      ) : (
        <Changes>
          {changes.map((change) => (
            <FieldChange
              key={change.field}
              label={labels[change.field as keyof V & string]}
              change={change}
            />
          ))}
        </Changes>
      )}
    </SideSheet>
  );
}

/** What differs between two states of a form, in its order. */
function changesOf<V extends Record<string, FormValue>>(live: V, typed: V): Change[] {
  return (Object.keys(live) as (keyof V & string)[]).flatMap((field) => {
    const [before, after] = [valueOf(live[field]), valueOf(typed[field])];
    return before === after ? [] : [{ field, before, after }];
  });
}

/** An empty text is none. */
function valueOf(value: FormValue | undefined): FormValue | null {
  const compared = normalise(value ?? '');
  return compared === '' ? null : compared;
}
