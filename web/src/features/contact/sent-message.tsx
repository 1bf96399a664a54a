import { brand } from '@torque-tide/contract/brand';
import { Button } from '@/components/button/button';
import { useCopy } from '@/components/copy/use-copy';
import { styled } from '@/theme/styled';
import { type ContactMessage, mailtoLink, messageText } from './contact-message';

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
}));

const Title = styled('h3')({ margin: 0, fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 });

const Text = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 2),
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const Copied = styled('pre')(({ theme }) => ({
  maxHeight: 180,
  margin: theme.spacing(0, 0, 2),
  padding: theme.spacing(2),
  overflow: 'auto',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
}));

interface Props {
  message: ContactMessage;
}

/** The last message, to copy when no email program opened or when a link could not carry all of it. */
export function SentMessage({ message }: Props) {
  const copy = useCopy();
  const text = messageText(message);
  const { isCut } = mailtoLink(message);
  return (
    <Panel aria-labelledby="sent-message">
      <Title id="sent-message">
        {isCut ? 'Your message is longer than an email link can carry' : 'Did nothing open?'}
      </Title>
      <Text>
        {isCut
          ? 'Its end is missing from the email. Copy the whole message and paste it there, or send it to '
          : 'Copy your message and send it from any mailbox to '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </Text>
      {/* A long message scrolls, which the keyboard must be able to do as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Copied tabIndex={0} aria-label="Your message">
        {text}
      </Copied>
      <Button
        variant="outlined"
        onClick={() =>
          void copy({
            text,
            done: 'Message copied',
            fallback: 'Select the text of your message and copy it from there.',
          })
        }
      >
        Copy message
      </Button>
    </Panel>
  );
}
