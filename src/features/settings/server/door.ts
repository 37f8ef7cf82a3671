// What other features may call of the settings; each is described where it is written.
export { footerLines } from './email-footer.ts';
export { isShopRegistered, mayHaveChargedVat, shopWords } from './registration.ts';
export {
  companyDetails,
  placeCompany,
  readSetting,
  type SettingKey,
  type Settings,
  settingValue,
  writeSetting,
} from './settings.ts';
export { deleteSetupCodeHashes, listSetupCodeHashes, saveSetupCodeHashes } from './setup-code-hashes.ts';
export { findShopMark, markShop } from './shop-mark.ts';
export { formCheckSecret, orderKeySecret } from './shop-secret.ts';
export { setVatRate, vatRateAt, vatRateOn } from './vat-rate.ts';
