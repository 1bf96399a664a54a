import { brand } from '@torque-tide/contract/brand';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/button/button';
import { useCopy } from '@/components/copy/use-copy';
import { scrollBehavior } from '@/lib/scroll-to-element';
import { styled } from '@/theme/styled';

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(2.5),
  textAlign: 'start',
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  // At the upper edge of a small screen a message may stand.
  scrollMarginBlock: '56px 24px',
}));

const Title = styled('h3')({ margin: 0, fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 });

const Advice = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1.5),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Parts = styled('dl')(({ theme }) => ({
  margin: theme.spacing(0, 0, 2),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingBlock: theme.spacing(0.75),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd:last-of-type': { gridColumn: '1 / -1', fontWeight: 500, lineHeight: 1.5 },
}));

const Text = styled('pre')({
  maxHeight: 160,
  margin: 0,
  overflow: 'auto',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 400,
  whiteSpace: 'pre-wrap',
});

interface Props {
  subject: string;
  text: string;
  title?: string;
  /** What the visitor should do with the parts. */
  advice?: string;
}

/**
 * An e-mail in parts, to copy into any mailbox: a `mailto:` link may open nothing, and the page
 * cannot know. It takes the focus, and comes into view, whenever it has another e-mail to show.
 */
export function MailToCopy({
  subject,
  text,
  title = 'Did nothing open?',
  advice = 'Start an e-mail in any mailbox, and copy these parts into it.',
}: Props) {
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
    <Panel ref={panel} tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Advice>{advice}</Advice>
      <Parts>
        <div>
          <dt>To</dt>
          <dd>{copyButton('Address', brand.email)}</dd>
          <dd>{brand.email}</dd>
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
            {/* A long message scrolls, which the keyboard must be able to do as well. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <Text tabIndex={0} aria-label="Your message">
              {text}
            </Text>
          </dd>
        </div>
      </Parts>
      {copyButton('All', `To: ${brand.email}\nSubject: ${subject}\n\n${text}`, 'outlined')}
    </Panel>
  );
}
