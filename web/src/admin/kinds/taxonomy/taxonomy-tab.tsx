import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { TAXONOMY_ID, type TaxonomyRecord } from '@torque-tide/contract/taxonomy-record';
import {
  mergeLocation,
  mergeSector,
  moveEntry,
  retireLocation,
  retireSector,
} from '@torque-tide/domain/landings/edit-taxonomy';
import { landingPath } from '@torque-tide/domain/paths';
import { useState } from 'react';
import { useContentTools } from '@/admin/content/content-tools-context';
import { listPathOf } from '@/admin/content/content-mutations';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { ItemList, ListHead } from '@/admin/ui/list-parts';
import { LoadingState } from '@/admin/ui/loading-state';
import { apiQuery } from '@/shared/api/api-query';
import { countOf, countsText, entriesOf, type Naming, pageOfEntry, renamingsOf } from './entry';
import { EntryCard, type Open } from './entry-card';
import { EntryDialog } from './entry-dialog';
import { MergeDialog } from './merge-dialog';
import { taxonomyQuery } from './taxonomy-query';
import { type Doing, useTaxonomyChange } from './use-taxonomy-change';

const Section = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(5),
  '& h4': { ...theme.typography.h5, margin: 0 },
}));

const HEADINGS = { sector: 'Sectors', location: 'Locations' } as const;

/** Sectors and locations: what names each, what its page lacks, and what can be done with it. */
export function TaxonomyTab() {
  const { data } = useQuery(taxonomyQuery);
  const naming = useNaming();
  const record = data?.[0];
  if (!record || !naming) return <LoadingState>Loading sectors and locations...</LoadingState>;
  return <Lists record={record} naming={naming} />;
}

function useNaming(): Naming | undefined {
  const jobs = useQuery(apiQuery('/api/jobs')).data;
  const caseStudies = useQuery(apiQuery('/api/case-studies')).data;
  const consultants = useQuery(apiQuery('/api/consultants')).data;
  const testimonials = useQuery(apiQuery(listPathOf('testimonials') as '/api/testimonials')).data;
  return jobs && caseStudies && consultants && testimonials
    ? { jobs, caseStudies, consultants, testimonials }
    : undefined;
}

function Lists({ record, naming }: { record: TaxonomyRecord; naming: Naming }) {
  const { showHistory } = useContentTools();
  const [open, setOpen] = useState<Open>();
  const { run, isSaving, problem, forget, progress, stop } = useTaxonomyChange();
  const entries = entriesOf(record);
  const now = new Date();
  const close = () => {
    forget();
    setOpen(undefined);
  };
  const act = async (doing: Doing) => {
    if (await run(doing)) setOpen(undefined);
  };
  const renamingsAfter = (id: string) => (after: TaxonomyRecord) => {
    const sector = after.sectors.find((each) => each.id === id);
    return sector ? renamingsOf(sector, naming) : [];
  };
  return (
    <>
      <ListHead>
        <h3 tabIndex={-1}>Sectors and Locations</h3>
        <Button
          variant="outlined"
          onClick={() =>
            showHistory({
              kind: 'taxonomy',
              id: TAXONOMY_ID,
              title: 'Sectors and locations',
              labelOf: labelOfField,
            })
          }
        >
          History
        </Button>
      </ListHead>
      {progress && (
        <BulkProgress progress={progress.progress} all={progress.items.length} onStop={stop} />
      )}
      {(['sector', 'location'] as const).map((kind) => (
        <Section key={kind} aria-label={HEADINGS[kind]}>
          <ListHead>
            <h4>{HEADINGS[kind]}</h4>
            <Button
              variant="contained"
              onClick={() => setOpen({ as: 'form', kind, entry: undefined })}
            >
              Add a {kind}
            </Button>
          </ListHead>
          <ItemList>
            {entries[kind].map((entry, index) => (
              <li key={entry.id}>
                <EntryCard
                  entry={entry}
                  naming={naming}
                  now={now}
                  isFirst={index === 0}
                  isLast={index === entries[kind].length - 1}
                  onOpen={setOpen}
                  onMove={(direction) =>
                    void run({
                      change: moveEntry(
                        kind === 'sector' ? 'sectors' : 'locations',
                        entry.id,
                        direction,
                      ),
                      done: `“${entry.name}” moved ${direction}.`,
                    })
                  }
                  onBringBack={() =>
                    void run({
                      change: (kind === 'sector' ? retireSector : retireLocation)(entry.id, false),
                      done: `“${entry.name}” is shown again.`,
                    })
                  }
                  onRenameRest={() =>
                    void run({
                      change: (fields) => fields,
                      done: `What named “${entry.name}” otherwise is up to date.`,
                      renamings: renamingsAfter(entry.id),
                    })
                  }
                />
              </li>
            ))}
          </ItemList>
        </Section>
      ))}
      {open?.as === 'form' && (
        <EntryDialog
          kind={open.kind}
          entry={open.entry}
          jobSectors={record.jobSectors}
          consequences={
            open.entry && open.kind === 'sector'
              ? `${countsText(countOf(open.entry, naming, now))} They are changed to the new name, item by item.`
              : ''
          }
          isSaving={isSaving}
          problem={problem}
          onCancel={close}
          onSave={(change, name, isRenamed) => {
            const { entry } = open;
            void act({
              change,
              done: entry ? `“${name}” saved.` : `“${name}” added.`,
              ...(entry?.kind === 'sector' && isRenamed
                ? { renamings: renamingsAfter(entry.id) }
                : {}),
            });
          }}
        />
      )}
      {open?.as === 'merge' && (
        <MergeDialog
          entry={open.entry}
          others={entries[open.entry.kind].filter(
            ({ id, isRetired }) => id !== open.entry.id && !isRetired,
          )}
          counts={countOf(open.entry, naming, now)}
          isSaving={isSaving}
          problem={problem}
          onCancel={close}
          onMerge={(into) =>
            void act({
              change: (open.entry.kind === 'sector' ? mergeSector : mergeLocation)(
                open.entry.id,
                into.id,
              ),
              done: `“${open.entry.name}” went into “${into.name}”.`,
              ...(open.entry.kind === 'sector' ? { renamings: renamingsAfter(into.id) } : {}),
            })
          }
        />
      )}
      {open?.as === 'retire' && (
        <ConfirmDialog
          isOpen
          title={`Retire ${open.entry.name}`}
          text={`${countsText(countOf(open.entry, naming, now))} ${
            pageOfEntry(open.entry) ? `${landingPath(open.entry)} says that it is gone. ` : ''
          }Forms offer it no more, and what names it stays as it is.`}
          confirmLabel="Retire"
          isPending={isSaving}
          problem={problem ? { title: 'It was not retired', text: problem } : undefined}
          onCancel={close}
          onConfirm={() =>
            void act({
              change: (open.entry.kind === 'sector' ? retireSector : retireLocation)(
                open.entry.id,
                true,
              ),
              done: `“${open.entry.name}” retired.`,
            })
          }
        />
      )}
    </>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  sectors: 'Sectors',
  jobSectors: 'Sectors of the job form',
  locations: 'Locations',
};

const labelOfField = (path: string) => LABELS[path];

/** What a dashboard knows of the kind besides its tab. */
export const taxonomy = {
  labelOf: labelOfField,
  commands: () =>
    Promise.resolve([
      {
        id: 'taxonomy',
        group: 'Sectors and Locations',
        title: 'Sectors and Locations',
        text: 'sectors locations places add rename merge retire landing pages',
        to: '/admin?tab=sectors-and-locations',
      },
    ]),
};
