/** Facts about the company and the product that its owner checks before publishing. The addresses are examples. */
export const siteConfig = {
  company: 'Prepar Educação Ltda.',
  contactEmail: 'contato@prepar.example',
  supportEmail: 'suporte@prepar.example',
  phone: { shown: '(11) 5550-0199', dialled: '+551155500199' },
  location: 'São Paulo, Brasil',
  version: '1.0.0',
  /** Day of the last update, as yyyy-mm-dd. */
  lastUpdate: '2025-11-20',
  /** Day of the privacy policy and the terms of use, as yyyy-mm-dd. */
  legalDate: '2025-09-11',
  /** Where partners apply, outside the product. */
  partnershipForm: 'https://forms.prepar.example/partnership',
  /** Promises among the questions of the pricing page. One that cannot be kept is taken out here: null, false. */
  claims: { passRate: 95, refund: true },
  /** Figures that visitors see before they have an account. */
  exams: { available: '4', comingSoon: '6+' },
} as const;
