import type { Prose as ProseBlocks, TextSpan } from '@torque-tide/contract/page-texts';
import { Link } from 'react-router-dom';

interface Props {
  text: ProseBlocks;
  /** For each paragraph. */
  className?: string | undefined;
}

/** A text with paragraphs, lists and links. */
export function Prose({ text, className }: Props) {
  return text.map((block) =>
    'points' in block ? (
      <ul key={JSON.stringify(block)}>
        {block.points.map((spans) => (
          <li key={JSON.stringify(spans)} dir="auto">
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={JSON.stringify(block)} className={className} dir="auto">
        <Spans spans={block.spans} />
      </p>
    ),
  );
}

interface SpansProps {
  spans: readonly TextSpan[];
  /** For each part, if parts have a look of their own. */
  className?: string | undefined;
}

/** A line of text with links. */
export function Spans({ spans, className }: SpansProps) {
  return spans.map((span, place) => {
    const { text, to } = typeof span === 'string' ? { text: span, to: '' } : span;
    // Spans have no identity but their position.
    const key = `${place} ${to}`;
    if (to === '') {
      return className === undefined ? (
        text
      ) : (
        <span key={key} className={className}>
          {text}
        </span>
      );
    }
    return to.startsWith('/') || to.startsWith('#') ? (
      <Link key={key} className={className} to={to}>
        {text}
      </Link>
    ) : (
      <a key={key} className={className} href={to}>
        {text}
      </a>
    );
  });
}

/** Returns the points of a text that is a list. */
export function pointsOf(text: ProseBlocks): readonly (readonly TextSpan[])[] {
  return text.flatMap((block) => ('points' in block ? block.points : [block.spans]));
}
