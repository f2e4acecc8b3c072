/** Time zones so far apart that the learner's day may differ between them. */
export const TIME_ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'];
