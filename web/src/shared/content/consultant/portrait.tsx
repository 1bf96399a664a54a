import type { Consultant } from '@torque-tide/contract/consultants';
import { pictureFactsIn } from '@torque-tide/domain/picture-facts';
import { PictureGround } from '@/shared/content/picture/picture-ground';
import { ownAssetUrl, usePicture } from '@/shared/browser/use-picture';
import { below } from '@/shared/theme/tokens';
import styles from './portrait.module.css';

/** The shape of every portrait, reserved before the picture loads. */
const SIZE = 320;

interface Props extends Pick<Consultant, 'name' | 'picture'> {
  /** Below this width the portrait is at most 64 px wide. */
  smallBelow?: 'sm' | undefined;
}

/**
 * A person's picture, or their initials if it is missing or broken. Has no alternative text, since
 * it stands beside the name.
 */
export function Portrait({ name, picture = '', smallBelow }: Props) {
  const url = ownAssetUrl(picture.trim());
  return (
    <div className={styles.frame} data-photo={isPhoto(url) || undefined}>
      <PictureGround color={pictureFactsIn(url)?.color} />
      {/* A new address may work where the last one was broken. */}
      <PictureOrInitials key={url} name={name} picture={url} smallBelow={smallBelow} />
    </div>
  );
}

function PictureOrInitials({ name, picture: url = '', smallBelow }: Props) {
  const { isBroken, image, onError } = usePicture(url);
  if (isBroken) return <span aria-hidden="true">{initialsOf(name)}</span>;
  const sign = signOf(url);
  const srcSet = pictureFactsIn(url)?.srcSet;
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

/** True for a photograph, which is shown in two tones to match the site's drawings. */
function isPhoto(url: string): boolean {
  const [path = ''] = url.toLowerCase().split(/[?#]/);
  return path !== '' && !path.endsWith('.svg');
}

/**
 * Returns the simplified version of one of the site's own portraits: fine lines blur at small
 * sizes.
 */
function signOf(url: string): string | undefined {
  const [, name] = /^\/portraits\/([a-z0-9-]+\.svg)$/.exec(url) ?? [];
  return name && `/portrait-signs/${name}`;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
