import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { vortexStreetDrawing } from '@/shared/ui/art/vortex-street-drawing';

/** The drawing beside the job list's title: a part of its own, so that its figures come late. */
export function JobsMotif() {
  return <FieldFragment drawing={vortexStreetDrawing} />;
}
