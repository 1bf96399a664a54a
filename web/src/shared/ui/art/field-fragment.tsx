import styles from './field-fragment.module.css';

/** Files, because pages share them; the colours come from the element around a drawing. */
const files = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** Each family of pages has its own; the half-cylinder is the footer's. */
export type FragmentName =
  | 'half-cylinder'
  | 'oval'
  | 'source-and-sink'
  | 'two-cylinders'
  | 'vortex-street'
  | 'wall'
  | 'wing';

interface Props {
  name: FragmentName;
  /** The colour; `abyss` is for dark panels. */
  tone?: 'tide' | 'torque' | 'abyss';
}

/** The motif of page heads, empty states and the footer. */
export function FieldFragment({ name, tone = 'tide' }: Props) {
  return (
    <Drawing
      name={name}
      className={styles.drawing}
      width={480}
      height={name === 'half-cylinder' ? 112 : 208}
      data-tone={tone}
    />
  );
}

interface DrawingProps {
  name: FragmentName | 'two-cylinders-large' | 'whirlpool';
  className: string | undefined;
  width: number;
  height: number;
  'data-tone'?: string;
}

/** A drawing in the element's `stroke`, with dashes in the colour `--dash`. */
export function Drawing({ name, width, height, ...props }: DrawingProps) {
  return (
    <svg {...props} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${files[`./drawings/${name}.svg`]}#drawing`} />
    </svg>
  );
}
