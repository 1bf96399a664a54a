import { Fragment, useEffect, useId, useRef } from 'react';
import { useSettings } from '@/shared/settings/use-settings';
import { Button } from '@/shared/ui/button/button';
import { useCopy } from '../copy/use-copy';
import { scrollBehavior } from '@/shared/scroll/scroll-to-element';
import styles from './mail-to-copy.module.css';

interface Props {
  subject: string;
  text: string;
  title?: string;
  /** What the visitor should do with the parts. */
  advice?: string;
}

/**
 * An e-mail in parts to copy into any mailbox, because a `mailto:` link may open nothing and the
 * page can't know. Takes the focus and scrolls into view for each new e-mail.
 */
export function MailToCopy({
  subject,
  text,
  title = 'Did nothing open?',
  advice = 'Start an e-mail in any mailbox, and copy these parts into it.',
}: Props) {
  const { email } = useSettings().agency;
  const copy = useCopy();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [subject, text]);

  function copyButton(name: string, value: string, look: 'text' | 'outlined' = 'text') {
    return (
      <Button
        variant={look}
        size={look === 'text' ? 'small' : 'medium'}
        onClick={() =>
          void copy({
            text: value,
            done: `${name} copied`,
            fallback: 'Please select the text on the page and copy it from there.',
          })
        }
      >
        Copy {name.toLowerCase()}
      </Button>
    );
  }

  return (
    <section className={styles.panel} ref={panel} tabIndex={-1} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <p className={styles.advice}>{advice}</p>
      <dl className={styles.parts}>
        <div>
          <dt>To</dt>
          <dd>{copyButton('Address', email)}</dd>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{copyButton('Subject', subject)}</dd>
          <dd>{subject}</dd>
        </div>
        <div>
          <dt>Message</dt>
          <dd>{copyButton('Message', text)}</dd>
          <dd>
            {/* A long message scrolls, also by keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className={styles.text} tabIndex={0} aria-label="Your message">
              {breakable(text)}
            </pre>
          </dd>
        </div>
      </dl>
      {copyButton('All', `To: ${email}\nSubject: ${subject}\n\n${text}`, 'outlined')}
    </section>
  );
}

/** Lets an address that is longer than a line break after slashes. */
function breakable(text: string) {
  return text.split(/(?<=\w\/)(?=\w)/).map((part, at) => (
    // The parts never change order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
