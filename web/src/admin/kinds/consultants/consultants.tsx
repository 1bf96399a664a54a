import { styled } from '@mui/material/styles';
import {
  type Consultant,
  type ConsultantInput,
  consultantInputSchema,
} from '@torque-tide/contract/consultants';
import { DEFAULT_SORT_ORDER } from '@torque-tide/contract/fields';
import { SECTOR_GROUPS } from '@torque-tide/contract/taxonomy';
import {
  DEFAULT_POSITION,
  DIRECTORS_MAX,
  leadersOf,
} from '@torque-tide/domain/consultants/leaders';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { useQuery } from '@tanstack/react-query';
import { successToast } from '@/admin/content/content-tools';
import { type CardProps, defineContent } from '@/admin/content/define-content';
import { useLocationChoices, useSectorChoices } from '@/admin/content/choices';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { lastOrder, OrderedCard, useOrder } from '@/admin/lists/ordered-card';
import { EditingMark } from '@/admin/live/live-context';
import { picture } from '@/admin/media/picture-field';
import { WriteFailure } from '@/admin/requests/failures';
import {
  ActiveBadge,
  Badge,
  itemAttributes,
  ItemFacts,
  ItemPreview,
  ItemTitle,
  ItemTop,
} from '@/admin/ui/list-parts';
import { GridCardButtons } from '@/admin/ui/item-button';
import { Portrait } from '@/shared/content/consultant/portrait';

/** The sectors of jobs, and the two halves of the business for consultants of a whole half. */
const useSectors = () => [...useSectorChoices(), ...SECTOR_GROUPS];
/** 'Remote' isn't a country. */
const useCountries = () => useLocationChoices().filter((place) => place !== 'Remote');

const fields = defineFields<Consultant, ConsultantInput>()({
  name: field.line('Name', { isRequired: true }),
  role: field.line('Role', {
    isRequired: true,
    placeholder: 'Offshore wind',
    hint: 'Completes ‘Ask Ada Berg, …’.',
  }),
  sentence: field.text('Sentence', {
    rows: 3,
    hint: 'One sentence on what this person knows.',
    isRequired: true,
  }),
  sectorTags: field.tags('Sectors', useSectors),
  countryTags: field.tags('Countries', useCountries),
  phone: field.line('Telephone', {
    type: 'tel',
    beside: 'ways',
    placeholder: '+44 20 1234 5678',
  }),
  email: field.line('E-mail', { type: 'email', beside: 'ways', isRequired: true }),
  linkedIn: field.line('LinkedIn URL', { type: 'url' }),
  picture: picture('Picture URL', {
    use: 'portrait',
    fileHint: 'Best square.',
    hint: 'Without one, the initials show.',
  }),
  sortOrder: field.integer('Order', DEFAULT_SORT_ORDER, {
    hint: 'Lower numbers come first.',
  }),
  isActive: field.toggle('Active', true, 'Show this person on the website'),
  isDirector: field.toggle(
    'Director',
    false,
    `Show this person as a director on About. The first ${DIRECTORS_MAX} have a card.`,
  ),
  position: field.line('Position', {
    placeholder: 'Managing partner',
    hint: 'The director’s title on About.',
    note: ({ isDirector, position }) =>
      isDirector === true && String(position).trim() === ''
        ? { text: `Left empty, visitors read ‘${DEFAULT_POSITION}’.`, tone: 'plain' }
        : undefined,
  }),
});

export const definition = defineContent('consultants', {
  fields,
  schema: consultantInputSchema,
  titleOf: ({ name }) => name,
  words: { emptyHint: 'Add the first person that visitors can ask.' },
  announcements: {
    deleted: ({ name }) =>
      successToast(`“${name}” deleted.`, 'Jobs that name this person go by their first sector.'),
  },
  specifiedOf: ({ name, role, sectorTags = '', countryTags = '' }) => [
    name,
    role,
    sectorTags,
    countryTags,
  ],
  newValues: (people) => ({ sortOrder: String(lastOrder(people)) }),
  preview: {
    needs: ['name'],
    isListed: true,
    usePages: () => ({ pages: { '/about#directors': 'About' } }),
  },
});

const Who = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(2),
}));

const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

/** Whether About shows somebody as a director. */
function DirectorBadge({ person }: { person: Consultant }) {
  const { data: people = [] } = useQuery(definition.list);
  if (!person.isDirector) return null;
  const isShown = leadersOf(people).leaders.some(({ id }) => id === person.id);
  return (
    <Badge data-tone={isShown ? 'good' : 'off'}>
      {isShown ? 'Director' : 'Director, without a card'}
    </Badge>
  );
}

/** A consultant in the admin's grid, with everything that finds them a job. */
export function Card({ item: stored, ...actions }: CardProps<Consultant>) {
  const { item, mutate, error } = definition.usePatch(stored);
  const { id, name, role, sentence, sectorTags, countryTags, phone, email, isActive } = item;
  const { ref, handle } = useOrder(definition, item);
  const titleId = `consultant-${id}`;
  const tags = [sectorTags, countryTags].map((each) => splitTags(each).join(', '));
  const facts = [...tags, phone ?? '', email].filter(Boolean);
  return (
    <OrderedCard ref={ref} {...itemAttributes(id, titleId, isActive, actions.onEdit)}>
      <EditingMark kind="consultants" id={id} place="card" />
      <Who>
        <Portrait {...item} />
        <Words>
          <ItemTop>
            <ItemTitle id={titleId} data-fades="">
              {name}
            </ItemTitle>
            <DirectorBadge person={item} />
            <ActiveBadge isActive={isActive} />
            {handle}
          </ItemTop>
          <span>{role}</span>
        </Words>
      </Who>
      <ItemPreview>{sentence}</ItemPreview>
      <ItemFacts>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ItemFacts>
      <WriteFailure error={error} subject="The person" />
      <GridCardButtons
        describedBy={titleId}
        switching={{ isActive, onSwitch: () => mutate({ isActive: !isActive }) }}
        {...actions}
      />
    </OrderedCard>
  );
}
