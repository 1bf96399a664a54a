import { styled } from '@mui/material/styles';
import {
  type ClientLogo,
  type ClientLogoInput,
  clientLogoInputSchema,
} from '@torque-tide/contract/client-logos';
import { DEFAULT_SORT_ORDER, isHttpUrl } from '@torque-tide/contract/fields';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { successToast } from '@/admin/content/content-tools';
import { type CardProps, defineContent, type SideProps } from '@/admin/content/define-content';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { lastOrder, OrderedCard, useOrder } from '@/admin/lists/ordered-card';
import { EditingMark } from '@/admin/live/live-context';
import { picture } from '@/admin/media/picture-field';
import { describeFailure } from '@/admin/requests/failures';
import { ActiveBadge, itemAttributes, ItemTitle, ItemTop, Note } from '@/admin/ui/list-parts';
import { GridCardButtons } from '@/admin/ui/item-button';
import { ApiError } from '@/shared/api/api-error';
import { ownAssetUrl } from '@/shared/browser/use-picture';
import type { Toast } from '@/shared/ui/toast/toast';

const fields = defineFields<ClientLogo, ClientLogoInput>()({
  companyName: field.line('Company Name', { isRequired: true }),
  logoUrl: picture('Logo URL', {
    use: 'logo',
    hint: 'Logos are automatically converted to white.',
    isRequired: true,
    fileHint: 'Best with a transparent background.',
  }),
  sortOrder: field.integer('Sort Order', DEFAULT_SORT_ORDER, { hint: 'Lower numbers come first.' }),
  isActive: field.checkbox('Active (visible on website)', true),
});

/** The black background of logos on the website. */
export const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  minHeight: 144,
  padding: theme.spacing(3),
  color: 'var(--color-on-abyss-muted)',
  backgroundColor: theme.vars.palette.common.black,
  borderRadius: 12,
  '&[data-size="small"]': { minHeight: 96, padding: theme.spacing(2) },
}));

export const WhitenedLogo = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 72,
  // Turns any colour black, and then white; transparent parts stay transparent.
  filter: 'brightness(0) invert(1)',
});

/** The logo as the website shows it: whitened, on black. */
function Preview({ control }: SideProps<ClientLogo, ReturnType<typeof fields.toValues>>) {
  const [companyName, logoUrl] = useWatch({ control, name: ['companyName', 'logoUrl'] });
  const [broken, setBroken] = useState<string>();
  const url = logoUrl.trim();
  return (
    <Stage>
      {!isHttpUrl(url) && <p>The logo appears here once its URL is complete.</p>}
      {url === broken && <p>No image could be loaded from this URL.</p>}
      {isHttpUrl(url) && url !== broken && (
        <WhitenedLogo
          key={url}
          src={ownAssetUrl(url)}
          alt={companyName.trim() || 'Client logo'}
          onError={() => setBroken(url)}
        />
      )}
    </Stage>
  );
}

type Action = 'create' | 'update' | 'delete';

function succeeded(action: Action): Toast {
  return successToast('Success', `Client logo ${action}d successfully`);
}

function failed(action: Action, error: Error): Toast {
  // A call without an answer has no status.
  const reason = error instanceof ApiError ? reasonPhraseOf(error) : describeFailure(error);
  return {
    title: 'Error',
    description: `Failed to ${action} client logo: ${reason}`,
    tone: 'error',
  };
}

export const definition = defineContent('clientLogos', {
  fields,
  schema: clientLogoInputSchema,
  titleOf: ({ companyName }) => companyName,
  words: {
    heading: 'Client Logos Management',
    create: 'Create Client Logo',
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
  newValues: (logos) => ({ sortOrder: String(lastOrder(logos)) }),
  formParts: { Preview },
});

/** A client logo as the website shows it, with its place in the order. */
export function Card({ item: stored, ...actions }: CardProps<ClientLogo>) {
  const { item, mutate } = definition.usePatch(stored);
  const { id, companyName, logoUrl, isActive, sortOrder } = item;
  const { ref, handle } = useOrder(definition, item);
  const titleId = `client-logo-${id}`;
  return (
    <OrderedCard ref={ref} {...itemAttributes(id, titleId, isActive, actions.onEdit)}>
      <EditingMark kind="clientLogos" id={id} place="card" />
      <ItemTop>
        <ItemTitle as="h5" id={titleId} data-fades="">
          {companyName}
        </ItemTitle>
        <ActiveBadge isActive={isActive} />
        {handle}
      </ItemTop>
      <Stage data-size="small">
        <WhitenedLogo src={ownAssetUrl(logoUrl)} alt={companyName} loading="lazy" />
      </Stage>
      <Note>Sort order: {sortOrder}</Note>
      <GridCardButtons
        describedBy={titleId}
        switching={{ isActive, onSwitch: () => mutate({ isActive: !isActive }) }}
        {...actions}
      />
    </OrderedCard>
  );
}

/**
 * The standard phrases (RFC 9110, RFC 6585) for the statuses of the API, and of a gateway in front
 * of it.
 */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Returns an answer's status text; HTTP/2 has none, so the standard phrase replaces it. */
export function reasonPhraseOf({ status, statusText }: ApiError): string {
  return statusText || (PHRASES[status] ?? `Status ${status}`);
}
