import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { describeDraftTime } from './describe';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 3),
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2),
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, transparent)`,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: 12,
  '& p': { margin: 0 },
}));

const Title = styled('p')({ fontWeight: 600 });

const Answers = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

interface Props {
  savedAt: string;
  /** The item has been saved by somebody since the draft was begun. */
  isOutdated: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers what was typed before and never saved. The form waits for the answer. */
export function DraftNotice({ savedAt, isOutdated, onContinue, onDiscard }: Props) {
  const [now] = useState(() => new Date());
  return (
    <Frame role="status">
      <div>
        <Title>You have an unsaved draft from {describeDraftTime(savedAt, now)}</Title>
        {isOutdated && <p>It has been changed since. When you save, you are shown what differs.</p>}
      </div>
      <Answers>
        <Button size="small" variant="contained" onClick={onContinue}>
          Continue with it
        </Button>
        <Button size="small" variant="outlined" onClick={onDiscard}>
          Discard it
        </Button>
      </Answers>
    </Frame>
  );
}
