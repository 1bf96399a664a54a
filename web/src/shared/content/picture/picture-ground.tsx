import styles from './picture-ground.module.css';

/**
 * Fills a picture's frame with its mean colour until it loads. An SVG, because the content policy
 * allows no inline style (docs/decisions/0017-content-policy.md). The frame must be a grid of one
 * cell.
 */
export function PictureGround({ color }: { color: string | undefined }) {
  return (
    color && (
      <svg
        className={styles.ground}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill={color} d="M0 0h1v1H0z" />
      </svg>
    )
  );
}
