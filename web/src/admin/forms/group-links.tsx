import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { groupId } from '@/admin/fields/define-fields';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    textUnderlineOffset: '0.25em',
  },
}));

interface Props {
  groups: readonly string[];
  /** The fields wait for an answer, and nothing in them can be gone to. */
  isLocked: boolean;
}

/** Links to the groups of a long form; one that the address names is gone to as soon as it can be. */
export function GroupLinks({ groups, isLocked }: Props) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '' && !isLocked) goTo(hash.slice(1));
  }, [hash, key, isLocked]);
  return (
    <Nav aria-label="Sections">
      {groups.map((group) => (
        <a
          key={group}
          href={`#${groupId(group)}`}
          onClick={(event) => {
            // Not by the address: going back would go through the sections.
            event.preventDefault();
            goTo(groupId(group));
          }}
        >
          {group}
        </a>
      ))}
    </Nav>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
