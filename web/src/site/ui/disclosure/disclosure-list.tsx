import { type ReactNode, useId } from 'react';
import { MinusIcon, PlusIcon } from '@/shared/ui/icons/controls';
import styles from './disclosure-list.module.css';

interface Disclosure {
  id: string;
  title: string;
  /** A short word at the right of the title. */
  note?: string;
  content: ReactNode;
}

interface Props {
  items: readonly Disclosure[];
  /** The level of the items' headings in their page. */
  headingLevel?: 2 | 3 | 4;
}

/** Rows that open to more text. At most one is open; the open one closes when it is chosen again. */
export function DisclosureList({ items, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const name = useId();
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, note, content }) => (
        <li className={styles.item} key={id}>
          {/* Of those with one name the browser keeps at most one open. */}
          <details name={name}>
            <summary className={styles.toggle}>
              <Heading className={styles.heading}>{title}</Heading>
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
