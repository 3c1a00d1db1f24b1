/** Payment methods and taxes, which admins choose within the processor's capabilities. */
import type { PaymentMethodPreference } from '@community-platform/types';
import { badRequest, invalid, refused } from '../../../kernel/failures.js';
import type { PaymentCapability } from '../../../kernel/ports/payments.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';

const NO_PROCESSOR = 'The community has no payment processor';

async function requireProcessor({ db, ports }: Scope): Promise<void> {
  const { isConnected } = await ports.payments.account(db);
  if (!isConnected) throw refused(NO_PROCESSOR);
}

function toPreference(capability: PaymentCapability, choice: boolean | undefined): PaymentMethodPreference {
  const { method, capabilityId, isMutable } = capability;
  const value = choice ?? (capability.status === 'active' && !isMutable);
  // Enabling a method requests it from the processor, which then checks it.
  const status = capability.status === 'inactive' && value ? 'pending' : capability.status;
  const chosen = status === 'active' ? 'active' : 'pending_verification';
  return {
    payment_method: method,
    value,
    is_enabled: value && status === 'active',
    is_capability_active: status === 'active',
    is_capability_pending: status === 'pending',
    can_request_capability: status === 'inactive',
    is_capability_available: status !== 'unavailable',
    mutable: isMutable,
    normalized_state: status === 'unavailable' ? 'unavailable' : value ? chosen : 'disabled',
    capability_id: capabilityId,
    capability_status: status,
  };
}

async function readPreferences({ db, ports }: Scope): Promise<PaymentMethodPreference[]> {
  const choices = await db.selectFrom('payment_method_choices').select(['payment_method', 'value']).execute();
  return ports.payments
    .capabilities()
    .map((capability) =>
      toPreference(capability, choices.find(({ payment_method }) => payment_method === capability.method)?.value),
    );
}

async function readTaxSetting({ db, ports }: Scope) {
  const { isConnected, taxStatus } = await ports.payments.account(db);
  if (!isConnected) throw badRequest(NO_PROCESSOR);
  const row = await db
    .selectFrom('tax_settings')
    .select(['platform_status', 'default_tax_behavior'])
    .executeTakeFirst();
  return {
    processor_status: taxStatus,
    platform_status: row?.platform_status ?? ('disabled' as const),
    default_tax_behavior: row?.default_tax_behavior ?? ('exclusive' as const),
  };
}

export const paymentSettings = {
  listPaymentMethods: async (_input, scope) => {
    await requireProcessor(scope);
    return { status: 200, body: await readPreferences(scope) };
  },

  updatePaymentMethod: async ({ body }, scope) => {
    const { db } = scope;
    await requireProcessor(scope);
    const preference = (await readPreferences(scope)).find(
      ({ payment_method }) => payment_method === body.payment_method,
    );
    if (preference === undefined) throw invalid({ payment_method: ['does not exist'] });
    if (!preference.mutable) throw invalid({ payment_method: ['cannot be changed'] });
    await db
      .insertInto('payment_method_choices')
      .values({ payment_method: body.payment_method, value: body.value })
      .onConflict((conflict) => conflict.columns(['payment_method']).doUpdateSet({ value: body.value }))
      .execute();
    return { status: 200, body: await readPreferences(scope) };
  },

  getTaxSetting: async (_input, scope) => ({ status: 200, body: await readTaxSetting(scope) }),

  updateTaxSetting: async ({ body: { tax_setting: change = {} } }, scope) => {
    const { db } = scope;
    const { processor_status, ...before } = await readTaxSetting(scope);
    if (change.platform_status === 'enabled' && processor_status !== 'active')
      throw invalid({ platform_status: [`cannot be enabled while the payment processor is ${processor_status}`] });
    await db
      .insertInto('tax_settings')
      .values({
        platform_status: change.platform_status ?? before.platform_status,
        default_tax_behavior: change.default_tax_behavior ?? before.default_tax_behavior,
      })
      .onConflict((conflict) =>
        // Updates only the fields in the body; another request may have changed the rest meanwhile.
        conflict.constraint('tax_settings_pkey').doUpdateSet((of) => ({
          platform_status: change.platform_status ?? of.ref('tax_settings.platform_status'),
          default_tax_behavior: change.default_tax_behavior ?? of.ref('tax_settings.default_tax_behavior'),
        })),
      )
      .execute();
    return { status: 200, body: await readTaxSetting(scope) };
  },
} satisfies Partial<ServiceHandlers>;
