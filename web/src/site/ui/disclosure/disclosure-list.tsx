import { type ReactNode, useId } from 'react';
import { MinusIcon, PlusIcon } from '@/shared/ui/icons/controls';
import styles from './disclosure-list.module.css';

interface Disclosure {
  id: string;
  title: string;
  /** A short word to the right of the title. */
  note?: string;
  content: ReactNode;
}

/** Rows that open to more text; at most one is open. */
export function DisclosureList({ items }: { items: readonly Disclosure[] }) {
  const name = useId();
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, note, content }) => (
        <li className={styles.item} key={id}>
          {/* The browser keeps at most one of the same name open. */}
          <details name={name}>
            <summary className={styles.toggle}>
              <h3 className={styles.heading}>{title}</h3>
              <span className={styles.aside} aria-hidden="true">
                {note}
                <PlusIcon />
                <MinusIcon />
              </span>
            </summary>
            <div className={styles.content}>{content}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}
