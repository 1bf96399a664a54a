import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

interface Props {
  /** The pages above this one, from the top. */
  above: readonly { name: string; to: string }[];
  current: string;
}

export function Breadcrumb({ above, current }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {above.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
