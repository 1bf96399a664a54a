import { ChevronDownIcon } from '@/components/icons/arrows';
import { Group, GroupList, SubLink } from './site-drawer.styles';
import type { SiteLink } from './site-links';

interface Props {
  label: string;
  links: readonly SiteLink[];
}

/** A row of the drawer that opens to more links, and closes again. */
export function DrawerGroup({ label, links }: Props) {
  return (
    <li>
      <Group>
        <summary>
          {label}
          <ChevronDownIcon size={24} />
        </summary>
        <GroupList>
          {links.map(({ label: text, to }) => (
            <li key={text}>
              <SubLink to={to}>{text}</SubLink>
            </li>
          ))}
        </GroupList>
      </Group>
    </li>
  );
}
