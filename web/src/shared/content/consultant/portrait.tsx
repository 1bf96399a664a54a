import type { Consultant } from '@torque-tide/contract/consultants';
import { pictureFactsIn } from '@torque-tide/domain/picture-facts';
import { PictureGround } from '@/shared/content/picture/picture-ground';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';
import { usePicture } from '@/shared/browser/use-picture';
import { below } from '@/shared/theme/tokens';
import styles from './portrait.module.css';

/** The shape of every portrait; the space is taken before the picture arrives. */
const SIZE = 320;

interface Props extends Pick<Consultant, 'name' | 'picture'> {
  /** On narrower screens than that it is 64 px wide or less. */
  smallBelow?: 'sm' | undefined;
}

/**
 * What a person looks like. It stands beside their name, hence without alternative text; the initials
 * stand in for a picture that is missing or broken.
 */
export function Portrait({ name, picture = '', smallBelow }: Props) {
  const url = ownAssetUrl(picture.trim());
  const facts = pictureFactsIn(url);
  return (
    <div className={styles.frame} data-photo={isPhoto(url) || undefined}>
      <PictureGround color={facts?.color} />
      {/* The key forgets that an earlier address was broken. */}
      <PictureOrInitials
        key={url}
        url={url}
        srcSet={facts?.srcSet}
        name={name}
        smallBelow={smallBelow}
      />
    </div>
  );
}

interface PictureProps extends Pick<Props, 'name' | 'smallBelow'> {
  url: string;
  srcSet: string | undefined;
}

function PictureOrInitials({ url, srcSet, name, smallBelow }: PictureProps) {
  const { isBroken, image, onError } = usePicture(url);
  if (isBroken) return <span aria-hidden="true">{initialsOf(name)}</span>;
  const sign = signOf(url);
  return (
    <picture>
      {smallBelow && sign && <source media={below(smallBelow)} srcSet={sign} />}
      <img
        ref={image}
        src={url}
        srcSet={srcSet}
        sizes={srcSet && `${SIZE}px`}
        alt=""
        width={SIZE}
        height={SIZE}
        loading="lazy"
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}

/** A photograph is shown in two tones, so that it looks at home beside the site's drawings. */
function isPhoto(url: string): boolean {
  const [path = ''] = url.toLowerCase().split(/[?#]/);
  return path !== '' && !path.endsWith('.svg');
}

/** The site's own portraits are drawn twice: lines that show a face are too fine where it is small. */
function signOf(url: string): string | undefined {
  const [, name] = /^\/portraits\/([a-z0-9-]+\.svg)$/.exec(url) ?? [];
  return name && `/portrait-signs/${name}`;
}

/** 'AB' for Ada van den Berg. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
