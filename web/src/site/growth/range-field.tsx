import { useId, useRef } from 'react';
import { useEarlyInput } from '@/shared/browser/use-early-input';
import styles from './range-field.module.css';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Called on blur. */
  onLeave?: () => void;
  /** The value in words: '5 hires a month'. */
  valueText: string;
  /** Returns the mark of a step below the track. */
  markOf?: (step: number) => string;
  /** Shows label and value above the track; otherwise they are for screen readers only. */
  hasHead?: boolean;
  tone?: 'paper' | 'abyss';
}

/** The most intervals between marks whose numbers fit on a phone. */
const SPACES_MAX = 11;

/**
 * Returns the marked steps: all if there are few, otherwise every second, third or tenth, and the
 * last.
 */
function markedSteps(min: number, max: number): number[] {
  const every = Math.max(1, Math.ceil((max - min) / SPACES_MAX));
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return steps.filter(
    (step) => step === max || ((step - min) % every === 0 && max - step >= every),
  );
}

const numberOf = (slider: HTMLInputElement) => slider.valueAsNumber;

/**
 * A native slider over a drawn track, for its keys, touch handling and semantics. Attributes
 * position the track and marks, because the content policy allows no inline style.
 */
export function RangeField(props: Props) {
  const { label, min, max, onLeave, valueText } = props;
  const { markOf = String, hasHead = true, tone = 'paper' } = props;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const { value, onChange } = useEarlyInput(slider, numberOf, props);
  const xOf = (step: number) => `${((step - min) / Math.max(1, max - min)) * 100}%`;

  return (
    // Without label and value it is a chart's axis, which is useful even if the handle doesn't
    // work.
    <div data-needs-script={hasHead || undefined}>
      {hasHead && (
        <div className={styles.rangeHead}>
          <label htmlFor={id}>{label}</label>
          <span aria-hidden="true">{valueText}</span>
        </div>
      )}
      <div className={styles.rangeBox} data-tone={tone}>
        <svg className={styles.rangeScale} aria-hidden="true" focusable="false">
          <line x1="0%" x2="100%" y1={22} y2={22} />
          {markedSteps(min, max).map((step) => (
            <g key={step} data-part={step === value ? 'current' : undefined}>
              <circle cx={xOf(step)} cy={22} r={2} />
              <text x={xOf(step)} y={58}>
                {markOf(step)}
              </text>
            </g>
          ))}
          <line data-part="filled" x1="0%" x2={xOf(value)} y1={22} y2={22} />
        </svg>
        <input
          className={styles.rangeInput}
          ref={slider}
          id={id}
          type="range"
          min={min}
          max={max}
          step={1}
          value={value}
          aria-label={hasHead ? undefined : label}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onBlur={onLeave}
        />
      </div>
    </div>
  );
}
