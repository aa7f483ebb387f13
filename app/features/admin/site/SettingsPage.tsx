import type { ComponentType } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { Translated } from '#app/admin/translations/Translated.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminAppLook } from '#app/i18n/en/site/adminAppLook.ts'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { freeShippingAbove } from '#contract/shop/rules.ts'
import { getSiteSettings } from '#contract/site/admin.ts'
import type { SiteSection } from '#contract/site/sectionsAdmin.ts'
import type { TranslatableKind } from '#contract/translations/kinds.ts'
import { AppSection } from './AppSection.tsx'
import { BackupsState } from './BackupsState.tsx'
import { EmailSection } from './EmailSection.tsx'
import { GivingSection } from './GivingSection.tsx'
import { SafetySection } from './SafetySection.tsx'
import { ServerState } from './ServerState.tsx'
import { ShopSection } from './ShopSection.tsx'
import { TempleSection } from './TempleSection.tsx'
import type { Settings } from './useSection.ts'
import { VisitingSection } from './VisitingSection.tsx'

const forms: Record<SiteSection, ComponentType<{ settings: Settings }>> = {
  temple: TempleSection,
  app: AppSection,
  visiting: VisitingSection,
  giving: GivingSection,
  shop: ShopSection,
  email: EmailSection,
  safety: SafetySection,
}

/** Sections with texts that are written in other languages, too. */
const translatedAs: Partial<Record<SiteSection, TranslatableKind>> = {
  temple: 'temple',
  visiting: 'visit',
}

/** Sections that only show how things are. */
const states = { backups: BackupsState, server: ServerState }

type Name = SiteSection | keyof typeof states

export const isSettingsPage = (name: string): name is Name => name in forms || name in states

/** One section of the settings. */
export function SettingsPage({ name }: { name: Name }) {
  const words = useWords(adminSite)
  const look = useWords(adminAppLook)
  const query = useRead(getSiteSettings, {})
  const intros: Partial<Record<Name, string>> = {
    app: look.text,
    shop: words.shopText(formatRupees(freeShippingAbove)),
    safety: words.staffHint,
  }
  const content = () => {
    if (name === 'backups' || name === 'server') {
      const State = states[name]
      return (
        <div className="mt-4">
          <State />
        </div>
      )
    }
    const Form = forms[name]
    const form = <Loaded query={query}>{(settings) => <Form settings={settings} />}</Loaded>
    const kind = translatedAs[name]
    return kind ? (
      <Translated kind={kind} id="site">
        {form}
      </Translated>
    ) : (
      form
    )
  }
  return (
    <TabPage title={words.sections[name]} intro={intros[name]}>
      <BackLink to="settings">{words.all}</BackLink>
      {content()}
    </TabPage>
  )
}
