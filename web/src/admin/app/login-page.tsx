import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { styled } from '@mui/material/styles';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { wallDrawing } from '@/shared/ui/art/wall-drawing';
import { PageHead } from '@/shared/ui/page/page-head';
import { LoginPanel } from '@/admin/session/login-panel';
import { hasUnfinishedForms } from '@/admin/unfinished/form-store';
import { useState } from 'react';

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '100vh',
  padding: theme.spacing(4, 2.5),
}));

const { width, height, dots } = wallDrawing;
const [ground = { y: height }] = dots;

/** The drawing's ground line is the panel's upper edge. */
const Horizon = styled('div')({
  width: '100%',
  maxWidth: 440,
  // Per cent of this element's width, as an element's own margin would not be.
  '& > svg': { marginBottom: `-${(100 * (height - ground.y)) / width}%` },
});

const KEPT =
  'What you typed and did not save is kept in this browser. It is offered when you are back.';

export function AdminLoginPage() {
  const [isKept] = useState(hasUnfinishedForms);
  return (
    <Page id={MAIN_ID} tabIndex={-1}>
      <PageHead
        title="Admin Login"
        description="Log in to manage the site's content."
        isIndexed={false}
      />
      <Horizon>
        <FieldFragment drawing={wallDrawing} />
      </Horizon>
      <LoginPanel note={isKept ? KEPT : undefined} />
    </Page>
  );
}
