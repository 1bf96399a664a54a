import type { Consultant } from '@torque-tide/contract/consultants';
import { pictureFactsIn } from '@torque-tide/domain/picture-facts';
import { PictureGround } from '@/shared/content/picture/picture-ground';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';
import { usePicture } from '@/shared/browser/use-picture';
import styles from './portrait.module.css';

/** The shape of every portrait; the space is taken before the picture arrives. */
const SIZE = 320;

/**
 * What a person looks like. It stands beside their name, hence without alternative text; the initials
 * stand in for a picture that is missing or broken.
 */
export function Portrait({ name, picture = '' }: Pick<Consultant, 'name' | 'picture'>) {
  const url = ownAssetUrl(picture.trim());
  return (
    <div className={styles.frame}>
      <PictureGround color={pictureFactsIn(url)?.color} />
      {/* The key forgets that an earlier address was broken. */}
      <PictureOrInitials key={url} url={url} name={name} />
    </div>
  );
}

function PictureOrInitials({ url, name }: { url: string; name: string }) {
  const { isBroken, image, onError } = usePicture(url);
  if (isBroken) return <span aria-hidden="true">{initialsOf(name)}</span>;
  return (
    <img
      ref={image}
      src={url}
      alt=""
      width={SIZE}
      height={SIZE}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
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
