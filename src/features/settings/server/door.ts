// What other features may call of the settings; each is described where it is written.
export { companyDetails, readSetting, type SettingKey, type Settings, writeSetting } from './settings.ts';
export { setVatRate, vatRateAt } from './vat-rate.ts';
