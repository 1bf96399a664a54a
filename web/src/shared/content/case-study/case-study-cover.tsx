import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { ovalDrawing } from '@/shared/ui/art/oval-drawing';
import type { SectorTone } from '@/shared/ui/sector/sector-tone';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';
import { usePicture } from '@/shared/browser/use-picture';
import styles from './case-study-cover.module.css';

/** The shape of every cover; the space is taken before the picture arrives. */
const WIDTH = 1600;
const HEIGHT = 1000;

interface Props {
  src: string;
  tone: SectorTone;
  /** True for the picture that a page opens with. */
  isFirst?: boolean;
}

/**
 * The picture of a case study. Decoration beside its title, hence without alternative text; the
 * field-line motif stands in for one that is missing or broken.
 */
export function CaseStudyCover({ src, tone, isFirst = false }: Props) {
  const url = ownAssetUrl(src.trim());
  return (
    <div className={styles.frame} data-tone={tone}>
      {/* The key forgets that an earlier address was broken. */}
      <PictureOrMotif key={url} url={url} tone={tone} isFirst={isFirst} />
    </div>
  );
}

interface PictureProps {
  url: string;
  tone: SectorTone;
  isFirst: boolean;
}

function PictureOrMotif({ url, tone, isFirst }: PictureProps) {
  const { isBroken, image, onError } = usePicture(url);
  if (isBroken) return <FieldFragment drawing={ovalDrawing} tone={tone} />;
  return (
    <img
      className={styles.picture}
      ref={image}
      src={url}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={onError}
    />
  );
}
