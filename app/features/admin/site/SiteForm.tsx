import type { ReactNode } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { FieldPath, RegisterOptions } from 'react-hook-form'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { CurrentPassword } from '#app/admin/CurrentPassword.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminSite } from '#app/i18n/en/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Out } from '#contract/endpoint.ts'
import { formatRupees } from '#contract/money.ts'
import { freeShippingAbove } from '#contract/shopRules.ts'
import { getSiteSettings, servicePages, updateSite } from '#contract/siteAdmin.ts'
import { GivingFields } from './GivingFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ShopFields } from './ShopFields.tsx'
import { AartiFields, PriestFields, WayFields } from './VisitFields.tsx'
import { labelsOf, readersOf } from './siteDifferences.ts'
import {
  areServices,
  isHours,
  networks,
  type SiteValues,
  toSiteInput,
  toSiteValues,
} from './siteValues.ts'

type Settings = Out<typeof getSiteSettings>

/** All of the temple's details on the site. */
export function SiteForm({ settings }: { settings: Settings }) {
  const words = useWords(adminSite)
  const common = useWords(admin)
  const { save, load } = useSaving()
  const router = useRouter()
  const edited = useEdited<SiteValues, Settings>({
    original: settings,
    toValues: toSiteValues,
    judged: { schema: updateSite.input, toInput: toSiteInput },
    async save(values, { version }) {
      const done = await save(updateSite, toSiteInput(values), version)
      if (done.saved) {
        showToast({ title: words.saved, tone: 'success' })
        // The header and the footer of this very page belong to the site.
        void router.options.context.queryClient.invalidateQueries({ queryKey: ['getSite'] })
        // The password field goes, and the focus would go with it.
        if (document.activeElement?.matches('[autocomplete=current-password]'))
          form.setFocus(isOtherUpi ? 'upiAddress' : 'isTotpRequired')
      }
      return done
    },
    load: () => load(getSiteSettings, {}),
    labels: labelsOf(words),
    readers: readersOf(words),
    whole: ['city', 'shop', 'visit'],
  })
  const { form } = edited
  const field = (
    name: FieldPath<SiteValues>,
    rules?: { validate: (typed: string) => true | string },
  ) => ({
    ...form.register(name, rules as RegisterOptions<SiteValues>),
    error: form.getFieldState(name, form.formState).error?.message,
  })
  const original = toSiteValues(settings)
  const isOtherUpi = form.watch('upiAddress').trim() !== original.upiAddress
  const isOtherRule = form.watch('isTotpRequired') !== original.isTotpRequired
  const refused = form.getFieldState('currentPassword', form.formState).error
  // One password field, below the first change that needs it; the form keeps its text when it
  // moves.
  const password = (why: keyof typeof words.whyPassword) => (
    <CurrentPassword {...field('currentPassword')} hint={words.whyPassword[why]} />
  )
  return (
    <form noValidate onSubmit={edited.handleSubmit} className="mt-4 grid max-w-3xl gap-5">
      <LeaveGuard isDirty={edited.isDirty} />
      {edited.conflict && <ConflictPanel of={edited.conflict} />}
      <Group title={words.temple}>
        <TextField label={words.name} {...field('name')} />
        <TextField label={words.locality} hint={words.localityHint} {...field('locality')} />
        <TextField label={words.tagline} {...field('tagline')} />
      </Group>
      <Group title={words.reach}>
        <TextArea label={words.address} hint={words.addressHint} rows={4} {...field('address')} />
        <TextField label={words.phone} type="tel" {...field('phone')} />
        <TextField label={words.email} type="email" {...field('email')} />
      </Group>
      <Group title={words.hours}>
        <TextArea
          label={words.templeHours}
          hint={words.templeHoursHint}
          rows={4}
          {...field('templeHours', {
            validate: (text) => isHours(text) || words.templeHoursError,
          })}
        />
        <TextField
          label={words.officeHours}
          hint={words.officeHoursHint}
          {...field('officeHours')}
        />
        <TextField label={words.phoneHours} {...field('phoneHours')} />
      </Group>
      <Group title={words.visit.aartis} text={words.visit.aartisText}>
        <AartiFields field={field} form={form} />
      </Group>
      <Group title={words.visit.priests} text={words.visit.priestsText}>
        <PriestFields field={field} form={form} />
      </Group>
      <Group title={words.visit.way} text={words.visit.wayText}>
        <WayFields field={field} />
      </Group>
      <Group title={words.place} text={words.placeHint}>
        <PlaceFields
          field={field}
          city={form.watch('city')}
          onChoose={(city) => {
            form.clearErrors('city')
            form.setValue('city', city, { shouldDirty: true })
          }}
        />
      </Group>
      <Group title={words.links}>
        <TextField label={words.upi} hint={words.upiHint} {...field('upiAddress')} />
        {(isOtherUpi || (refused && !isOtherRule)) && password('upi')}
        <TextArea
          label={words.services}
          hint={words.servicesHint(servicePages.join(', '))}
          rows={4}
          {...field('services', {
            validate: (text) => areServices(text) || words.servicesError,
          })}
        />
        {networks.map((network) => (
          <TextField
            key={network}
            label={words.social[network]}
            hint={words.linkHint}
            type="url"
            {...field(`social.${network}`)}
          />
        ))}
      </Group>
      <Group title={words.shop} text={words.shopText(formatRupees(freeShippingAbove))}>
        <ShopFields field={field} form={form} />
      </Group>
      <Group title={words.giving}>
        <GivingFields field={field} is80G={form.watch('trust.is80G')} />
      </Group>
      <Group title={words.staff} text={words.staffHint}>
        <CheckboxField label={words.isTotpRequired} {...field('isTotpRequired')} />
        {isOtherRule && !isOtherUpi && password('totp')}
      </Group>
      <FailureNotice failure={edited.failure} />
      <div>
        <Button type="submit" size="large" isBusy={edited.isSaving}>
          {edited.isSaving ? common.saving : common.save}
        </Button>
      </div>
    </form>
  )
}

type GroupProps = { title: string; text?: string; children: ReactNode }

function Group({ title, text, children }: GroupProps) {
  return (
    <Card as="section" className="grid gap-4 p-5">
      <div>
        <h2 className="text-xl">{title}</h2>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {children}
    </Card>
  )
}
