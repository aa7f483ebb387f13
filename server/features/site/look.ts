import type { AppLook } from '#contract/appLook.ts'
import type { TempleSite } from '#contract/siteAdmin.ts'

/** How the installed app looks; undefined if the temple has chosen nothing. */
export const lookOf = ({ app, icon }: TempleSite): AppLook | undefined => {
  const look: AppLook = {
    ...(app?.shortName && { shortName: app.shortName }),
    ...(app?.colours && { colours: app.colours }),
    ...(icon?.set && { icon: icon.set }),
  }
  return Object.keys(look).length > 0 ? look : undefined
}
