import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { vortexStreetDrawing } from '@/shared/ui/art/vortex-street-drawing';

/** The drawing beside the title, in a chunk of its own so that its data loads late. */
export function JobsMotif() {
  return <FieldFragment drawing={vortexStreetDrawing} />;
}
