import { useRouter } from '@tanstack/react-router'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { CurrentPassword } from '#app/admin/CurrentPassword.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { FormFields, PartFields } from '#app/admin/form/FormFields.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { SaveBar } from '#app/admin/SaveBar.tsx'
import { adminAppLook } from '#app/i18n/en/site/adminAppLook.ts'
import { adminLetterhead } from '#app/i18n/en/site/adminLetterhead.ts'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { Out } from '#contract/endpoint.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { freeShippingAbove } from '#contract/shop/rules.ts'
import { getSiteSettings, servicePages, updateSite } from '#contract/site/admin.ts'
import { AppIconFields, AppLookFields } from './AppFields.tsx'
import { BackupsState } from './BackupsState.tsx'
import { EmailState } from './EmailState.tsx'
import { LetterheadFields } from './LetterheadFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ServerState } from './ServerState.tsx'
import { Group, SectionLinks, SettingsSection } from './SettingsSection.tsx'
import { ShopFields } from './ShopFields.tsx'
import { SocialFields } from './SocialFields.tsx'
import { TrustFields } from './TrustFields.tsx'
import { AartiFields, PriestFields, WayFields } from './VisitFields.tsx'
import { readersOf, siteWords } from './siteDifferences.ts'
import {
  officeMailValues,
  type SiteValues,
  siteValues,
  toSiteInput,
  toSiteValues,
} from './siteValues.ts'

type Settings = Out<typeof getSiteSettings>

/** All of the temple's details on the site. */
export function SiteForm({ settings }: { settings: Settings }) {
  const words = useWords(adminSite)
  const letterhead = useWords(adminLetterhead)
  const look = useWords(adminAppLook)
  const named = siteWords(words)
  const { labels, whole } = siteValues.compared(named)
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
    labels,
    readers: readersOf(words),
    whole,
  })
  const { form } = edited
  const shared = { of: siteValues, form, words: named, className: 'grid gap-4' }
  const original = toSiteValues(settings)
  const isOtherUpi = form.watch('upiAddress').trim() !== original.upiAddress
  const isOtherRule = form.watch('isTotpRequired') !== original.isTotpRequired
  const refused = form.getFieldState('currentPassword', form.formState).error
  // One password field, below the first change that needs it; the form keeps its text when it
  // moves.
  const password = (why: keyof typeof words.whyPassword) => (
    <CurrentPassword
      {...form.register('currentPassword')}
      error={refused?.message}
      hint={words.whyPassword[why]}
    />
  )
  return (
    <form noValidate onSubmit={edited.handleSubmit} className="settings">
      <LeaveGuard isDirty={edited.isDirty} />
      <SectionLinks />
      <div className="settings-sections">
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <SettingsSection name="temple">
          <Group>
            <FormFields {...shared} only={['name', 'locality', 'tagline']} />
          </Group>
          <Group title={words.reach}>
            <FormFields {...shared} only={['address', 'phone', 'email']} />
          </Group>
          <Group title={words.place} text={words.placeHint}>
            <PlaceFields form={form} />
          </Group>
          <Group title={words.links}>
            <FormFields
              {...shared}
              only={['services', 'social']}
              hints={{ services: words.servicesHint(servicePages.join(', ')) }}
              slots={{ social: <SocialFields form={form} /> }}
            />
          </Group>
        </SettingsSection>
        <SettingsSection name="app" text={look.text}>
          <Group>
            <AppLookFields form={form} />
          </Group>
          <Group title={look.icon} text={look.iconText}>
            <AppIconFields form={form} />
          </Group>
        </SettingsSection>
        <SettingsSection name="visiting">
          <Group title={words.hours}>
            <FormFields {...shared} only={['templeHours', 'officeHours', 'phoneHours']} />
          </Group>
          <Group title={words.visit.aartis} text={words.visit.aartisText}>
            <AartiFields form={form} />
          </Group>
          <Group title={words.visit.priests} text={words.visit.priestsText}>
            <PriestFields form={form} />
          </Group>
          <Group title={words.visit.way} text={words.visit.wayText}>
            <WayFields form={form} />
          </Group>
        </SettingsSection>
        <SettingsSection name="puja">
          <p>
            {words.pujaText} <AdminLink to="bookings/places">{words.pujaLink}</AdminLink>
          </p>
        </SettingsSection>
        <SettingsSection name="giving">
          <Group>
            <FormFields {...shared} only={['upiAddress']} />
            {(isOtherUpi || (refused && !isOtherRule)) && password('upi')}
            <FormFields {...shared} only={['donationPurposes']} />
            <TrustFields form={form} />
          </Group>
          <Group title={letterhead.title} text={letterhead.text}>
            <LetterheadFields temple={form.watch('name')} />
          </Group>
        </SettingsSection>
        <SettingsSection name="shop" text={words.shopText(formatRupees(freeShippingAbove))}>
          <Group>
            <ShopFields form={form} />
          </Group>
        </SettingsSection>
        <SettingsSection name="email">
          <EmailState />
          <Group>
            <PartFields
              of={officeMailValues}
              form={form}
              at="officeMail"
              words={words.officeMail}
              className="grid gap-4"
              slots={form.watch('officeMail.how') === 'daily' ? {} : { at: null }}
            />
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
            <FormFields {...shared} only={['isTotpRequired']} />
            {isOtherRule && !isOtherUpi && password('totp')}
          </Group>
        </SettingsSection>
        <FailureNotice failure={edited.failure} />
        <SaveBar isDirty={edited.isDirty} isSaving={edited.isSaving} />
      </div>
    </form>
  )
}
