import {
  type ClientLogo,
  type ClientLogoInput,
  clientLogoInputSchema,
} from '@torque-tide/contract/client-logos';
import { DEFAULT_SORT_ORDER } from '@torque-tide/contract/fields';
import { useWatch } from 'react-hook-form';
import { describeFailure } from '@/admin/requests/describe';
import { defineContent, type SideProps } from '@/admin/content/define-content';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import type { Toast } from '@/shared/ui/toast/toast';
import { ApiError } from '@/shared/api/api-error';
import { LogoPreview } from './logo-preview';
import { reasonPhraseOf } from './reason-phrase';

/** The form of a client logo: a row for each field. */
const fields = defineFields<ClientLogo, ClientLogoInput>()({
  companyName: field.line('Company Name', { isRequired: true }),
  logoUrl: field.picture('Logo URL', {
    hint: 'Logos are automatically converted to white.',
    isRequired: true,
    altTextHint: 'Screen readers say the company’s name.',
  }),
  sortOrder: field.integer('Sort Order', DEFAULT_SORT_ORDER, { hint: 'Lower numbers come first.' }),
  isActive: field.checkbox('Active (visible on website)', true),
});

/** The logo as the website shows it, made of what is typed. */
function Preview({ control }: SideProps<ClientLogo, ReturnType<typeof fields.toValues>>) {
  const [companyName, logoUrl] = useWatch({ control, name: ['companyName', 'logoUrl'] });
  return <LogoPreview companyName={companyName} logoUrl={logoUrl} />;
}

type Action = 'create' | 'update' | 'delete';

function succeeded(action: Action): Toast {
  return { title: 'Success', description: `Client logo ${action}d successfully`, tone: 'success' };
}

function failed(action: Action, error: Error): Toast {
  // A call that got no answer has no status either.
  const reason = error instanceof ApiError ? reasonPhraseOf(error) : describeFailure(error);
  return {
    title: 'Error',
    description: `Failed to ${action} client logo: ${reason}`,
    tone: 'error',
  };
}

/** Client logos, as the admin area edits them. */
export const clientLogos = defineContent('clientLogos', {
  fields,
  schema: clientLogoInputSchema,
  titleOf: ({ companyName }) => companyName,
  words: {
    heading: 'Client Logos Management',
    add: 'Add Client Logo',
    newTitle: 'Add Client Logo',
    editTitle: 'Edit Client Logo',
    create: 'Create Client Logo',
    update: 'Update Client Logo',
    empty: 'No client logos found',
    count: (count) => `Existing Client Logos (${count})`,
  },
  deletion: { as: 'browser', text: 'Are you sure you want to delete this client logo?' },
  announcements: {
    saved: (_, isNew) => succeeded(isNew ? 'create' : 'update'),
    saveFailed: (error, isNew) => failed(isNew ? 'create' : 'update', error),
    deleted: () => succeeded('delete'),
    deleteFailed: (error) => failed('delete', error),
    patched: () => succeeded('update'),
    patchFailed: (error) => failed('update', error),
  },
  loginHint: 'Please log in to manage client logos.',
  Preview,
});
