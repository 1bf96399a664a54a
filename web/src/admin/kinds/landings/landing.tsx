import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import { LANDING_NAME_MAX } from '@torque-tide/contract/landing-pages';
import { DEFAULT_SORT_ORDER } from '@torque-tide/contract/fields';
import { landingPath } from '@torque-tide/domain/paths';
import { slugOf } from '@torque-tide/domain/plain-text';
import type { ReactNode } from 'react';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import type { LookedAt, ShownPages } from '@/admin/content/define-content';
import * as field from '@/admin/fields/field-rows';
import { lastOrder, OrderedCard, type OrderedKind, useOrder } from '@/admin/lists/ordered-card';
import { EditingMark } from '@/admin/live/live-context';
import { itemAttributes, ItemTitle, ItemTop, Note } from '@/admin/ui/list-parts';
import { type CardActions, GridCardButtons, ItemLink } from '@/admin/ui/item-button';
import { RenameInUses } from './rename-in-uses';
import { type LandingKind, type Use, usesOf, usesText, useUses } from './uses';

type Landing = Sector | Location;
type Sent = { slug?: string | undefined; hasPage?: boolean | undefined };

/** The word for one of a kind in the addresses of pages. */
const PAGE_KINDS = { sectors: 'sector', locations: 'location' } as const;

const pathOf = (kind: LandingKind, slug: string) => landingPath({ kind: PAGE_KINDS[kind], slug });

/** The row of the name, which items of other kinds contain. */
export function nameRow(hint: string) {
  return field.line('Name', {
    isRequired: true,
    hint,
    note: ({ name }, _now, { name: before }) =>
      before && String(name).trim() !== before
        ? {
            text: `Items that say “${String(before)}” stay on its page. The list then offers to rename them.`,
            tone: 'plain',
          }
        : undefined,
  });
}

/** The rows of the page's address and of links to it. */
export function pageRows(kind: LandingKind) {
  return {
    linkName: field.line('Name on Links', { hint: 'Defaults to the name.' }),
    slug: field.line('Address', {
      isRequired: true,
      hint: `The last part of the page’s address, after ${pathOf(kind, '')}`,
      proposed: ({ name }) => slugOf(String(name), LANDING_NAME_MAX),
      note: ({ slug }, _now, { slug: before }) =>
        before && slug !== before
          ? {
              text: `${pathOf(kind, String(before))} will redirect to the new address.`,
              tone: 'plain',
            }
          : undefined,
    }),
    sortOrder: field.integer('Order', DEFAULT_SORT_ORDER, { hint: 'Lower numbers come first.' }),
  };
}

/** The rows of the page's text. */
export const TEXT_ROWS = field.group('Text of Its Page', {
  heading: field.line('Heading', { hint: 'Defaults to one made from the name.' }),
  title: field.line('Title for Search Results', { hint: 'Without the agency’s name.' }),
  description: field.text('Description for Search Results', { rows: 3 }),
  lead: field.text('Introduction', { rows: 3, hint: 'The first sentence or two.' }),
  more: field.text('More', { rows: 6 }),
  roles: field.lineList('Roles', {
    rows: 5,
    hint: 'Typical job titles, one per line, the most common first.',
  }),
});

/** The shared part of both tabs. */
export function landingParts(kind: LandingKind) {
  const { name: noun, plural } = CONTENT_WORDS[kind];
  return {
    titleOf: ({ name }: Landing) => name,
    deletion: {
      as: 'dialog',
      title: `Delete ${noun}`,
      text: ({ name }: Landing) =>
        `Are you sure you want to delete ${name}? Its page goes with it.`,
      More: (props: { item: Landing }) => <DeletedUses kind={kind} {...props} />,
    },
    specifiedOf: ({ name }: Landing) => [name],
    loginHint: `Please log in to manage ${plural.toLowerCase()}.`,
    newValues: (items: readonly Landing[]) => ({ sortOrder: String(lastOrder(items)) }),
    preview: {
      needs: ['name', 'slug', 'countries'],
      usePages: ({ sent: { slug = '', hasPage = true } }: LookedAt<Sent>): ShownPages =>
        hasPage
          ? { pages: { [pathOf(kind, slug)]: 'Its page' } }
          : { pages: {}, missing: ['It has no page.'] },
    },
  } as const;
}

interface Props<T extends Landing> extends CardActions {
  definition: OrderedKind<T> & { kind: LandingKind };
  item: T;
  hasPage: boolean;
  /** Badges of one kind. */
  badges: ReactNode;
}

/** The card of a sector or a location, with the items that use it. */
export function LandingCard<T extends Landing>(props: Props<T>) {
  const { definition, item, hasPage, badges, ...actions } = props;
  const { kind } = definition;
  const { id, name, slug } = item;
  const uses = useUses(kind);
  const { ref, handle } = useOrder(definition, item);
  const titleId = `${kind}-${id}`;
  return (
    <OrderedCard ref={ref} {...itemAttributes(id, titleId, true, actions.onEdit)}>
      <EditingMark kind={kind} id={id} place="card" />
      <ItemTop>
        <ItemTitle id={titleId}>{name}</ItemTitle>
        {badges}
        {handle}
      </ItemTop>
      {uses && <Note>{usedText(usesOf(uses, [name]))}</Note>}
      <RenameInUses uses={uses ?? []} item={item} titleId={titleId} />
      <GridCardButtons describedBy={titleId} {...actions}>
        {hasPage && <ItemLink href={pathOf(kind, slug)} aria-describedby={titleId} />}
      </GridCardButtons>
    </OrderedCard>
  );
}

/** Lists the items that use a sector or location, in the dialog before its deletion. */
function DeletedUses({ kind, item: { name } }: { kind: LandingKind; item: Landing }) {
  const uses = usesOf(useUses(kind) ?? [], [name]);
  if (uses.length === 0) return null;
  const verb = uses.length === 1 ? 'keeps' : 'keep';
  return (
    <Note>
      {usedText(uses)} They {verb} saying “{name}”.
    </Note>
  );
}

function usedText(uses: readonly Use[]): string {
  return uses.length === 0 ? 'Not used yet.' : `Used by ${usesText(uses)}.`;
}
