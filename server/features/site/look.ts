import { type AppLook, appIconUrl } from '#contract/site/appLook.ts'
import type { TempleSite } from '#contract/site/admin.ts'

/** How the installed app looks; undefined if the temple has chosen nothing. */
export const lookOf = ({ app, icon }: TempleSite): AppLook | undefined => {
  const look: AppLook = {
    ...(app?.shortName && { shortName: app.shortName }),
    ...(app?.colours && { colours: app.colours }),
    ...(icon?.set && { icon: icon.set }),
  }
  return Object.keys(look).length > 0 ? look : undefined
}

/** The app's icon as a notification shows it. */
export const iconPathOf = ({ icon }: TempleSite): string =>
  icon?.set ? appIconUrl(icon.set, '192.png') : '/icons/icon-192.png'
