import { isWithShift } from '@/admin/lists/use-selection';

interface Props {
  id: string;
  title: string;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
}

/** Selects a job in a row; with Shift all rows from the last one that was selected. */
export function JobCheckbox({ id, title, isSelected, onSelect }: Props) {
  return (
    <input
      type="checkbox"
      aria-label={`Select ${title}`}
      checked={isSelected}
      onChange={({ target, nativeEvent }) => onSelect(id, target.checked, isWithShift(nativeEvent))}
    />
  );
}
