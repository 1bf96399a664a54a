import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { TaxonomyRecord } from '@torque-tide/contract/taxonomy-record';
import { landingFormPath, landingPart } from '@torque-tide/domain/paths';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useContentTools } from '@/admin/content/content-tools-context';
import { listPathOf } from '@/admin/content/content-mutations';
import { UnreadList } from '@/admin/requests/failures';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { ItemList, ListHead } from '@/admin/ui/list-parts';
import { useLast } from '@/admin/ui/use-last';
import { apiQuery } from '@/shared/api/api-query';
import type { Command } from '@/admin/navigation/command';
import { useFormAddress } from '@/admin/navigation/use-form-address';
import {
  type Counts,
  countsIn,
  entriesOf,
  type Entry,
  type EntryKey,
  type Naming,
  namingOf,
  tagOf,
  TAXONOMY,
} from './entry';
import { EntryCard, titleIdOf } from './entry-card';
import { MergeDialog, RetireDialog } from './entry-dialogs';
import { keyOf, labelOfField } from './entry-form';
import { EntryTabForm } from './entry-tab-form';
import { typedText } from './entry-text';
import {
  followName,
  type TaxonomyChanges,
  taxonomyQuery,
  useTaxonomyChange,
} from './use-taxonomy-change';

const Section = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(5),
  '& h4': theme.typography.h5,
}));

const NOUN = 'sectors and locations';

const HEADINGS = { sector: 'Sectors', location: 'Locations' } as const;

/** Sectors and locations: what names each, what its page lacks, and what can be done with it. */
export function Tab() {
  const { address, close } = useFormAddress();
  const taxonomy = useQuery(taxonomyQuery);
  const { naming, reads } = useNaming();
  const changes = useTaxonomyChange(naming);
  const part = address.kind === 'edit' ? address.id : undefined;
  const left = useLast(part);
  const key = keyOf(part);
  const record = taxonomy.data?.[0];
  if (!record || !naming) {
    const failed = [taxonomy, ...reads].filter(({ data, error }) => error && !data);
    const refetch = () => failed.map((read) => read.refetch());
    return <UnreadList noun={NOUN} read={{ error: failed[0]?.error, refetch }} />;
  }
  if (key && address.kind === 'edit') {
    return (
      <EntryTabForm
        key={part}
        entryKey={key}
        record={record}
        naming={naming}
        address={address}
        onClose={close}
        onSaved={(saved, saidOf) => {
          close();
          changes.mutate(followName(saidOf, saved));
        }}
      />
    );
  }
  return <Lists record={record} naming={naming} changes={changes} left={left} />;
}

/** Everything that may name a sector or a location. */
function useNaming() {
  const jobs = useQuery(apiQuery('/api/jobs'));
  const caseStudies = useQuery(apiQuery('/api/case-studies'));
  const consultants = useQuery(apiQuery('/api/consultants'));
  const testimonials = useQuery(apiQuery(listPathOf('testimonials') as '/api/testimonials'));
  const reads = [jobs, caseStudies, consultants, testimonials];
  const naming = useMemo(
    () =>
      jobs.data && caseStudies.data && consultants.data && testimonials.data
        ? namingOf(jobs.data, caseStudies.data, consultants.data, testimonials.data)
        : undefined,
    [jobs.data, caseStudies.data, consultants.data, testimonials.data],
  );
  return { naming, reads };
}

interface ListsProps {
  record: TaxonomyRecord;
  naming: Naming;
  changes: TaxonomyChanges;
  /** The form that was left last. */
  left: string | undefined;
}

/** What is asked about an entry, as it was then: a list that is read again changes no open question. */
interface Question {
  as: 'merge' | 'retire';
  entry: Entry;
  counts: Counts;
  /** All of its sort. */
  others: readonly Entry[];
}

function Lists({ record, naming, changes, left }: ListsProps) {
  const { showHistory } = useContentTools();
  const { openItem } = useFormAddress();
  const onEdit = (key: EntryKey) => openItem(landingPart(key));
  const { progress, stop } = changes;
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => new Date());
  const [question, setQuestion] = useState<Question>();
  /** The card that has the focus next: of the form that was left, or of what a question was about. */
  const [answered, setAnswered] = useState<string>();
  const next = answered ?? left;
  const entries = useMemo(() => entriesOf(record), [record]);
  const countsOf = useMemo(() => countsIn(entries, naming, now), [entries, naming, now]);
  const isThere = entries.some((entry) => landingPart(entry) === next);
  useEffect(() => {
    if (next === undefined) return;
    // Above the lists where its entry is not among them.
    const title = isThere ? document.getElementById(titleIdOf(next)) : heading.current;
    title?.focus();
  }, [next, isThere]);

  function ask(asked: Question | undefined) {
    // It does not begin with the failure of something else, and leaves none.
    if (changes.isError) changes.reset();
    setQuestion(asked);
  }
  const asking = question && {
    ...question,
    changes,
    onClose: () => ask(undefined),
    onDone: (entry: Entry) => {
      setQuestion(undefined);
      setAnswered(landingPart(entry));
    },
  };
  return (
    <>
      <ListHead>
        <h3 ref={heading} tabIndex={-1}>
          Sectors and Locations
        </h3>
        <Button
          variant="outlined"
          onClick={() => showHistory({ ...TAXONOMY, labelOf: labelOfField })}
        >
          History
        </Button>
      </ListHead>
      {progress && !question && (
        <BulkProgress progress={progress.progress} all={progress.items.length} onStop={stop} />
      )}
      {(['sector', 'location'] as const).map((kind) => (
        <Section key={kind} aria-label={HEADINGS[kind]}>
          <ListHead>
            <h4>{HEADINGS[kind]}</h4>
            <Button variant="contained" onClick={() => onEdit({ kind, id: undefined })}>
              Add a {kind}
            </Button>
          </ListHead>
          <ItemList>
            {entries
              .filter((entry) => entry.kind === kind)
              .map((entry, index, all) => (
                <li key={entry.id}>
                  <EntryCard
                    entry={entry}
                    counts={countsOf(entry)}
                    naming={naming}
                    canMove={{ up: index > 0, down: index < all.length - 1 }}
                    isAsked={question?.entry.kind === kind && question.entry.id === entry.id}
                    changes={changes}
                    onEdit={() => onEdit(entry)}
                    onAsk={(as) => ask({ as, entry, counts: countsOf(entry), others: all })}
                  />
                </li>
              ))}
          </ItemList>
        </Section>
      ))}
      {asking?.as === 'merge' && <MergeDialog {...asking} />}
      {asking?.as === 'retire' && <RetireDialog {...asking} />}
    </>
  );
}

/** What a dashboard knows of the kind besides its tab. */
export const definition = {
  labelOf: labelOfField,
  /** What Ctrl+K finds: each sector and each location, also by what its page says. */
  commands: async (queryClient: QueryClient): Promise<Command[]> => {
    const [record] = await queryClient.fetchQuery({ ...taxonomyQuery, staleTime: Infinity });
    if (!record) return [];
    return entriesOf(record).map((entry) => ({
      id: `taxonomy/${landingPart(entry)}`,
      group: 'Sectors and Locations',
      title: entry.name,
      text: [tagOf(entry), ...Object.values(typedText(entry.kind, entry))].join(' '),
      to: landingFormPath(entry),
    }));
  },
};
