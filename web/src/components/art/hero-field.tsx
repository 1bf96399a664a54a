import { FieldLines } from './field-lines';
import { FieldPulses } from './field-pulses';
import { Field, FootFade, Stage } from './hero-field.styles';
import { Rotor } from './rotor';

/**
 * The hero's drawing, which fills the nearest positioned ancestor from behind: beside the text on
 * wide screens, below it on narrow ones, where the hero leaves `HERO_FIELD_ROOM` free at its foot.
 */
export function HeroField() {
  return (
    <Field aria-hidden="true">
      <FootFade>
        <Stage>
          <FieldLines />
        </Stage>
      </FootFade>
      <Stage>
        <FieldPulses />
        <Rotor />
      </Stage>
    </Field>
  );
}
