import { useQueryClient } from '@tanstack/react-query';
import { type ClientLogo, clientLogoInputSchema } from '@torque-tide/contract/client-logos';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { inputResolver } from '@/components/admin/input-resolver';
import { ItemForm } from '@/components/admin/item-form';
import { useItemForm } from '@/components/admin/use-item-form';
import { NativeCheckboxField } from '@/components/form/native-checkbox-field';
import { NativeTextField } from '@/components/form/native-text-field';
import { clientLogoHistory } from './client-logo-history';
import {
  CLIENT_LOGO_KINDS,
  CLIENT_LOGO_LABELS as LABELS,
  type ClientLogoValues,
  clientLogoFieldOf,
  toClientLogoInput,
  toClientLogoValues,
} from './client-logo-values';
import { LogoPreview } from './logo-preview';
import { useSaveClientLogo } from './mutations';
import { clientLogosQuery } from './queries';

interface Props {
  /** Undefined adds a new one. */
  logo: ClientLogo | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** Adds or edits a client logo; stays open, with what was typed, when it cannot be saved. */
export function ClientLogoForm({ logo, onSaved, onCancel }: Props) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveClientLogo();
  const form = useForm<ClientLogoValues>({
    resolver: inputResolver(clientLogoInputSchema, toClientLogoInput, clientLogoFieldOf),
    defaultValues: toClientLogoValues(logo),
  });
  const state = useItemForm({
    kind: 'clientLogos',
    form,
    item: logo,
    toValues: toClientLogoValues,
    kinds: CLIENT_LOGO_KINDS,
    fieldOf: clientLogoFieldOf,
    save: (values, base) => mutateAsync({ body: toClientLogoInput(values), base }),
    onSaved,
    reload: async (id) => {
      const list = await queryClient.fetchQuery({ ...clientLogosQuery, staleTime: 0 });
      return list.find((item) => item.id === id);
    },
  });
  const { control } = form;

  return (
    <ItemForm
      state={state}
      control={form.control}
      noun="client logo"
      labels={LABELS}
      kinds={CLIENT_LOGO_KINDS}
      title={logo ? 'Edit Client Logo' : 'Add Client Logo'}
      submitLabel={logo ? 'Update Client Logo' : 'Create Client Logo'}
      history={logo && clientLogoHistory(logo)}
      onCancel={onCancel}
      preview={<LivePreview control={control} />}
    >
      <NativeTextField control={control} name="companyName" label={LABELS.companyName} isRequired />
      <NativeTextField
        control={control}
        name="logoUrl"
        label={LABELS.logoUrl}
        hint="Logos are automatically converted to white."
        type="url"
        isRequired
      />
      <NativeTextField
        control={control}
        name="sortOrder"
        label={LABELS.sortOrder}
        hint="Lower numbers come first."
        type="number"
      />
      <NativeCheckboxField control={control} name="isActive" label={LABELS.isActive} />
    </ItemForm>
  );
}

function LivePreview({ control }: { control: Control<ClientLogoValues> }) {
  const [companyName, logoUrl] = useWatch({ control, name: ['companyName', 'logoUrl'] });
  return <LogoPreview companyName={companyName} logoUrl={logoUrl} />;
}
