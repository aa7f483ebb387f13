export const giftPayload = { amount: 501, email: 'meera@example.org', fullName: 'Meera Kulkarni' }
