import styles from './picture-ground.module.css';

/**
 * The colour that a picture has on the whole, in its place until it has come. An attribute of a drawing,
 * since a document may have no inline style (docs/decisions/0017-content-policy.md). Its frame is a grid
 * of one cell.
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
