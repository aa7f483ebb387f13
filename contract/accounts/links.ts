/**
 * Pages that emails and the server's first output link to. The token comes after `#`: browsers
 * never send that part, so it is in no log and no Referer.
 */
export const confirmEmailPath = (token: string): string => `/confirm-email#${token}`
export const resetPasswordPath = (token: string): string => `/forgot-password#${token}`
export const firstAdminPath = (token: string): string => `/admin/first#${token}`
export const invitationPath = (token: string): string => `/admin/invitation#${token}`
