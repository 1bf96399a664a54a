import { FieldFragment } from '@/shared/ui/art/field-fragment';
import type { SectorTone } from '@/shared/ui/sector/sector-tone';
import { pictureFactsIn } from '@torque-tide/domain/picture-facts';
import { PictureGround } from '@/shared/content/picture/picture-ground';
import { ownAssetUrl, usePicture } from '@/shared/browser/use-picture';
import styles from './case-study-cover.module.css';

/** The shape of covers whose size is unknown, reserved before the picture loads. */
const WIDTH = 1600;
const HEIGHT = 1000;

/** The width of a cover in an article, for `sizes`. */
const ARTICLE_SIZES = '(min-width: 1200px) 1200px, 100vw';
const CARD_SIZES = '(min-width: 900px) 600px, 100vw';

interface Props {
  src: string;
  /** The alternative text; omitted beside the title. */
  text?: string | undefined;
  tone: SectorTone;
  /** True for the picture at the top of a page. */
  isFirst?: boolean;
}

/** A case study's picture. A decorative drawing replaces a missing or broken one. */
export function CaseStudyCover(props: Props) {
  return (
    <div className={styles.frame} data-tone={props.tone}>
      {/* A new address may work where the last one was broken. */}
      <PictureOrMotif key={props.src} {...props} />
    </div>
  );
}

function PictureOrMotif({ src, text = '', tone, isFirst = false }: Props) {
  const url = ownAssetUrl(src.trim());
  const facts = pictureFactsIn(url);
  const { isBroken, image, onError } = usePicture(url);
  return (
    <>
      <PictureGround color={facts?.color} />
      {isBroken ? (
        <FieldFragment name="oval" tone={tone} />
      ) : (
        <img
          className={styles.picture}
          ref={image}
          src={url}
          srcSet={facts?.srcSet}
          sizes={facts?.srcSet && (isFirst ? ARTICLE_SIZES : CARD_SIZES)}
          alt={text}
          width={facts?.width ?? WIDTH}
          height={facts?.height ?? HEIGHT}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={onError}
        />
      )}
    </>
  );
}
