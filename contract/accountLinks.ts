/**
 * Pages that mails and the server's first words lead to. The token stands behind `#`: browsers send that
 * part to nobody, so it is in no log and no Referer.
 */
export const confirmEmailPath = (token: string): string => `/confirm-email#${token}`
export const resetPasswordPath = (token: string): string => `/forgot-password#${token}`
export const firstAdminPath = (token: string): string => `/admin/first#${token}`
