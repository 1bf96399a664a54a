import { FieldFragment } from './field-fragment';
import { wallDrawing } from './wall-drawing';

export interface WallProps {
  tone?: 'tide' | 'torque';
}

/** A stream that meets a wall, and parts. */
export function Wall({ tone = 'tide' }: WallProps) {
  return <FieldFragment drawing={wallDrawing} tone={tone} />;
}
