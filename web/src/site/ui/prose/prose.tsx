import type { Prose, TextSpan } from '@torque-tide/contract/texts';
import { Link } from 'react-router-dom';

interface Props {
  text: Prose;
  /** Of each paragraph. */
  className?: string | undefined;
}

/** A text in its paragraphs, lists and links. */
export function ProseText({ text, className }: Props) {
  return text.map((block) =>
    'points' in block ? (
      <ul key={JSON.stringify(block)}>
        {block.points.map((spans) => (
          <li key={JSON.stringify(spans)}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={JSON.stringify(block)} className={className}>
        <Spans spans={block.spans} />
      </p>
    ),
  );
}

/** Words of one line, with their links. */
export function Spans({ spans }: { spans: readonly TextSpan[] }) {
  return spans.map((span, place) => {
    if (typeof span === 'string') return span;
    const { text, to } = span;
    // A span is known by its place alone.
    const key = `${place} ${to}`;
    return to.startsWith('/') || to.startsWith('#') ? (
      <Link key={key} to={to}>
        {text}
      </Link>
    ) : (
      <a key={key} href={to}>
        {text}
      </a>
    );
  });
}

/** The points of a text that is a list. */
export function pointsOf(text: Prose): readonly (readonly TextSpan[])[] {
  return text.flatMap((block) => ('points' in block ? block.points : [block.spans]));
}
