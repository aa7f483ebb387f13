export const rememberPushToken = (_token: string) => undefined
