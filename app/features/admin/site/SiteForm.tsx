import { useRouter } from '@tanstack/react-router'
import type { FieldPath, RegisterOptions } from 'react-hook-form'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { CurrentPassword } from '#app/admin/CurrentPassword.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { SaveBar } from '#app/admin/SaveBar.tsx'
import { adminAppLook } from '#app/i18n/en/adminAppLook.ts'
import { adminLetterhead } from '#app/i18n/en/adminLetterhead.ts'
import { adminSite } from '#app/i18n/en/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Out } from '#contract/endpoint.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { freeShippingAbove } from '#contract/shop/rules.ts'
import { getSiteSettings, updateSite } from '#contract/site/admin.ts'
import { AppIconFields, AppLookFields } from './AppFields.tsx'
import { BackupsState } from './BackupsState.tsx'
import { EmailState } from './EmailState.tsx'
import { GivingFields } from './GivingFields.tsx'
import { HourFields } from './HourFields.tsx'
import { LetterheadFields } from './LetterheadFields.tsx'
import { LinkFields } from './LinkFields.tsx'
import { OfficeMailFields } from './OfficeMailFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ServerState } from './ServerState.tsx'
import { Group, SectionLinks, SettingsSection } from './SettingsSection.tsx'
import { ShopFields } from './ShopFields.tsx'
import { AartiFields, PriestFields, WayFields } from './VisitFields.tsx'
import { labelsOf, readersOf } from './siteDifferences.ts'
import { type SiteValues, toSiteInput, toSiteValues } from './siteValues.ts'

type Settings = Out<typeof getSiteSettings>

/** All of the temple's details on the site. */
export function SiteForm({ settings }: { settings: Settings }) {
  const words = useWords(adminSite)
  const letterhead = useWords(adminLetterhead)
  const look = useWords(adminAppLook)
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
    whole: ['city', 'shop', 'visit', 'officeMail', 'app'],
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
    <form noValidate onSubmit={edited.handleSubmit} className="settings">
      <LeaveGuard isDirty={edited.isDirty} />
      <SectionLinks />
      <div className="settings-sections">
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <SettingsSection name="temple">
          <Group>
            <TextField label={words.name} {...field('name')} />
            <TextField label={words.locality} hint={words.localityHint} {...field('locality')} />
            <TextField label={words.tagline} {...field('tagline')} />
          </Group>
          <Group title={words.reach}>
            <TextArea
              label={words.address}
              hint={words.addressHint}
              rows={4}
              {...field('address')}
            />
            <TextField label={words.phone} type="tel" {...field('phone')} />
            <TextField label={words.email} type="email" {...field('email')} />
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
            <LinkFields field={field} />
          </Group>
        </SettingsSection>
        <SettingsSection name="app" text={look.text}>
          <Group>
            <AppLookFields field={field} form={form} />
          </Group>
          <Group title={look.icon} text={look.iconText}>
            <AppIconFields form={form} />
          </Group>
        </SettingsSection>
        <SettingsSection name="visiting">
          <Group title={words.hours}>
            <HourFields field={field} />
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
        </SettingsSection>
        <SettingsSection name="puja">
          <p>
            {words.pujaText} <AdminLink to="bookings/places">{words.pujaLink}</AdminLink>
          </p>
        </SettingsSection>
        <SettingsSection name="giving">
          <Group>
            <TextField label={words.upi} hint={words.upiHint} {...field('upiAddress')} />
            {(isOtherUpi || (refused && !isOtherRule)) && password('upi')}
            <GivingFields field={field} is80G={form.watch('trust.is80G')} />
          </Group>
          <Group title={letterhead.title} text={letterhead.text}>
            <LetterheadFields temple={form.watch('name')} />
          </Group>
        </SettingsSection>
        <SettingsSection name="shop" text={words.shopText(formatRupees(freeShippingAbove))}>
          <Group>
            <ShopFields field={field} form={form} />
          </Group>
        </SettingsSection>
        <SettingsSection name="email">
          <EmailState />
          <Group>
            <OfficeMailFields field={field} how={form.watch('officeMail.how')} />
          </Group>
        </SettingsSection>
        <SettingsSection name="backups">
          <BackupsState />
        </SettingsSection>
        <SettingsSection name="server">
          <ServerState />
        </SettingsSection>
        <SettingsSection name="safety" text={words.staffHint}>
          <Group>
            <CheckboxField label={words.isTotpRequired} {...field('isTotpRequired')} />
            {isOtherRule && !isOtherUpi && password('totp')}
          </Group>
        </SettingsSection>
        <FailureNotice failure={edited.failure} />
        <SaveBar isDirty={edited.isDirty} isSaving={edited.isSaving} />
      </div>
    </form>
  )
}
