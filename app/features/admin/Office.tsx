import { useLayoutEffect } from 'react'
import { NoPage } from '#app/admin/NoPage.tsx'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { MailNotice } from './MailNotice.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'
import { sections, sectionsFor } from './sections.ts'
import { useMailState } from './useMailState.ts'

/** The sections of a role. Each has an address, so it can be bookmarked. */
export function Office({ path, role }: { path: string; role: Role }) {
  const words = useWords(admin)
  const [, , segment = '', ...rest] = path.split('/').map(decode)
  const name = segment.toLowerCase() || 'today'
  const own = sectionsFor(role)
  const section = own.find((one) => one.name === name)
  const title = section ? words.sections[section.name] : words.noPage.title
  useLayoutEffect(() => {
    document.title = `${title} · ${words.menuLabel}`
  }, [title, words.menuLabel])
  return (
    <div className="office max-lg:pb-(--tabs)">
      <OfficeMenu sections={own} current={section?.name} />
      <MailNotice state={useMailState()} />
      {section ? (
        <section.Content path={rest} />
      ) : (
        <NoPage isNotYours={sections.some((one) => one.name === name)} />
      )}
    </div>
  )
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
