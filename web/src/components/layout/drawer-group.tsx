import { useId, useState } from 'react';
import { ChevronDownIcon } from '@/components/icons/arrows';
import { GroupButton, GroupList, SubLink } from './site-drawer.styles';
import type { SiteLink } from './site-links';

interface Props {
  label: string;
  links: readonly SiteLink[];
  /** Called when one of the links is followed. */
  onFollow: () => void;
}

/** A row of the drawer that opens to more links, and closes again. */
export function DrawerGroup({ label, links, onFollow }: Props) {
  const [isExpanded, setIsExpanded] = useState(false);
  const listId = useId();
  return (
    <li>
      <GroupButton
        type="button"
        aria-expanded={isExpanded}
        aria-controls={listId}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {label}
        <ChevronDownIcon size={24} />
      </GroupButton>
      <GroupList id={listId} hidden={!isExpanded}>
        {links.map(({ label: text, to }) => (
          <li key={text}>
            <SubLink to={to} onClick={onFollow}>
              {text}
            </SubLink>
          </li>
        ))}
      </GroupList>
    </li>
  );
}
