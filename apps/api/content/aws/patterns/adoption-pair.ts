import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const adoptionPair: readonly Pattern[] = [
  {
    id: 'adoption-pair',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'migration' } },
    situations: [
      {
        id: 'rail',
        text: {
          pt: 'Uma ferrovia prepara a sua migração para a AWS.',
          en: 'A railway is preparing its move to AWS.',
          es: 'Un ferrocarril prepara su migración a AWS.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'O plano de uma seguradora para migrar para a AWS está parado.',
          en: 'An insurer’s plan to move to AWS has stalled.',
          es: 'El plan de una aseguradora para migrar a AWS está detenido.',
        },
      },
      {
        id: 'paper',
        text: {
          pt: 'Uma fabricante de papel usa o AWS Cloud Adoption Framework (AWS CAF) na sua migração.',
          en: 'A paper maker uses the AWS Cloud Adoption Framework (AWS CAF) in its migration.',
          es: 'Una fabricante de papel usa el AWS Cloud Adoption Framework (AWS CAF) en su migración.',
        },
      },
      {
        id: 'bank-adoption',
        text: {
          pt: 'Um banco regional avaliou se está pronto para a AWS e achou duas lacunas.',
          en: 'A regional bank has assessed its readiness for AWS and found two gaps.',
          es: 'Un banco regional evaluó si está listo para AWS y encontró dos brechas.',
        },
      },
      {
        id: 'ministry-adoption',
        text: {
          pt: 'Um ministério vai levar os serviços ao cidadão para a AWS.',
          en: 'A ministry is moving its citizen services to AWS.',
          es: 'Un ministerio va a llevar sus servicios al ciudadano a AWS.',
        },
      },
    ],
    candidates: [
      {
        id: 'business-people',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/business-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/people-perspective.html'),
        text: { pt: 'Negócios e Pessoas', en: 'Business and People', es: 'Negocio y Personas' },
        why: {
          pt: 'A perspectiva de Negócios garante que o investimento na nuvem leve a resultados do negócio. A perspectiva de Pessoas trata de cultura, liderança, capacitação e papéis.',
          en: 'The Business perspective makes sure that investment in the cloud leads to business outcomes. The People perspective is about culture, leadership, skills and roles.',
          es: 'La perspectiva de Negocio asegura que la inversión en la nube lleve a resultados del negocio. La perspectiva de Personas trata de cultura, liderazgo, capacitación y roles.',
        },
        tell: {
          pt: 'Estratégia, produtos e receitas: Negócios. Cultura e capacitação: Pessoas.',
          en: 'Strategy, products and revenue: Business. Culture and skills: People.',
          es: 'Estrategia, productos e ingresos: Negocio. Cultura y capacitación: Personas.',
        },
      },
      {
        id: 'business-governance',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/business-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/governance-perspective.html'),
        text: { pt: 'Negócios e Governança', en: 'Business and Governance', es: 'Negocio y Gobernanza' },
        why: {
          pt: 'A perspectiva de Negócios garante que o investimento na nuvem leve a resultados do negócio. A perspectiva de Governança coordena as iniciativas: programas, riscos e gestão financeira da nuvem.',
          en: 'The Business perspective makes sure that investment in the cloud leads to business outcomes. The Governance perspective orchestrates the initiatives: programs, risk and cloud financial management.',
          es: 'La perspectiva de Negocio asegura que la inversión en la nube lleve a resultados del negocio. La perspectiva de Gobernanza coordina las iniciativas: programas, riesgos y gestión financiera de la nube.',
        },
        tell: {
          pt: 'Estratégia, produtos e receitas: Negócios. Programas, riscos e finanças da nuvem: Governança.',
          en: 'Strategy, products and revenue: Business. Programs, risk and cloud finances: Governance.',
          es: 'Estrategia, productos e ingresos: Negocio. Programas, riesgos y finanzas de la nube: Gobernanza.',
        },
      },
      {
        id: 'business-platform',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/business-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/platform-perspective.html'),
        text: { pt: 'Negócios e Plataforma', en: 'Business and Platform', es: 'Negocio y Plataforma' },
        why: {
          pt: 'A perspectiva de Negócios garante que o investimento na nuvem leve a resultados do negócio. A perspectiva de Plataforma trata de arquitetura, engenharia de dados e modernização, até CI/CD.',
          en: 'The Business perspective makes sure that investment in the cloud leads to business outcomes. The Platform perspective is about architecture, data engineering and modernization, down to CI/CD.',
          es: 'La perspectiva de Negocio asegura que la inversión en la nube lleve a resultados del negocio. La perspectiva de Plataforma trata de arquitectura, ingeniería de datos y modernización, hasta CI/CD.',
        },
        tell: {
          pt: 'Estratégia, produtos e receitas: Negócios. Arquitetura e modernização: Plataforma.',
          en: 'Strategy, products and revenue: Business. Architecture and modernization: Platform.',
          es: 'Estrategia, productos e ingresos: Negocio. Arquitectura y modernización: Plataforma.',
        },
      },
      {
        id: 'business-security',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/business-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/security-perspective.html'),
        text: { pt: 'Negócios e Segurança', en: 'Business and Security', es: 'Negocio y Seguridad' },
        why: {
          pt: 'A perspectiva de Negócios garante que o investimento na nuvem leve a resultados do negócio. A perspectiva de Segurança trata de confidencialidade, integridade e disponibilidade: identidades, ameaças e proteção de dados.',
          en: 'The Business perspective makes sure that investment in the cloud leads to business outcomes. The Security perspective is about confidentiality, integrity and availability: identities, threats and data protection.',
          es: 'La perspectiva de Negocio asegura que la inversión en la nube lleve a resultados del negocio. La perspectiva de Seguridad trata de confidencialidad, integridad y disponibilidad: identidades, amenazas y protección de datos.',
        },
        tell: {
          pt: 'Estratégia, produtos e receitas: Negócios. Identidades, ameaças e dados protegidos: Segurança.',
          en: 'Strategy, products and revenue: Business. Identities, threats and protected data: Security.',
          es: 'Estrategia, productos e ingresos: Negocio. Identidades, amenazas y datos protegidos: Seguridad.',
        },
      },
      {
        id: 'business-operations',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/business-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/operations-perspective.html'),
        text: { pt: 'Negócios e Operações', en: 'Business and Operations', es: 'Negocio y Operaciones' },
        why: {
          pt: 'A perspectiva de Negócios garante que o investimento na nuvem leve a resultados do negócio. A perspectiva de Operações garante que os serviços sejam entregues no nível combinado: observabilidade, incidentes, patches.',
          en: 'The Business perspective makes sure that investment in the cloud leads to business outcomes. The Operations perspective makes sure that services are delivered at the agreed level: observability, incidents, patches.',
          es: 'La perspectiva de Negocio asegura que la inversión en la nube lleve a resultados del negocio. La perspectiva de Operaciones asegura que los servicios se entreguen al nivel acordado: observabilidad, incidentes, parches.',
        },
        tell: {
          pt: 'Estratégia, produtos e receitas: Negócios. Incidentes e observabilidade: Operações.',
          en: 'Strategy, products and revenue: Business. Incidents and observability: Operations.',
          es: 'Estrategia, productos e ingresos: Negocio. Incidentes y observabilidad: Operaciones.',
        },
      },
      {
        id: 'people-governance',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/people-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/governance-perspective.html'),
        text: { pt: 'Pessoas e Governança', en: 'People and Governance', es: 'Personas y Gobernanza' },
        why: {
          pt: 'A perspectiva de Pessoas trata de cultura, liderança, capacitação e papéis. A perspectiva de Governança coordena as iniciativas: programas, riscos e gestão financeira da nuvem.',
          en: 'The People perspective is about culture, leadership, skills and roles. The Governance perspective orchestrates the initiatives: programs, risk and cloud financial management.',
          es: 'La perspectiva de Personas trata de cultura, liderazgo, capacitación y roles. La perspectiva de Gobernanza coordina las iniciativas: programas, riesgos y gestión financiera de la nube.',
        },
        tell: {
          pt: 'Cultura e capacitação: Pessoas. Programas, riscos e finanças da nuvem: Governança.',
          en: 'Culture and skills: People. Programs, risk and cloud finances: Governance.',
          es: 'Cultura y capacitación: Personas. Programas, riesgos y finanzas de la nube: Gobernanza.',
        },
      },
      {
        id: 'people-platform',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/people-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/platform-perspective.html'),
        text: { pt: 'Pessoas e Plataforma', en: 'People and Platform', es: 'Personas y Plataforma' },
        why: {
          pt: 'A perspectiva de Pessoas trata de cultura, liderança, capacitação e papéis. A perspectiva de Plataforma trata de arquitetura, engenharia de dados e modernização, até CI/CD.',
          en: 'The People perspective is about culture, leadership, skills and roles. The Platform perspective is about architecture, data engineering and modernization, down to CI/CD.',
          es: 'La perspectiva de Personas trata de cultura, liderazgo, capacitación y roles. La perspectiva de Plataforma trata de arquitectura, ingeniería de datos y modernización, hasta CI/CD.',
        },
        tell: {
          pt: 'Cultura e capacitação: Pessoas. Arquitetura e modernização: Plataforma.',
          en: 'Culture and skills: People. Architecture and modernization: Platform.',
          es: 'Cultura y capacitación: Personas. Arquitectura y modernización: Plataforma.',
        },
      },
      {
        id: 'people-security',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/people-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/security-perspective.html'),
        text: { pt: 'Pessoas e Segurança', en: 'People and Security', es: 'Personas y Seguridad' },
        why: {
          pt: 'A perspectiva de Pessoas trata de cultura, liderança, capacitação e papéis. A perspectiva de Segurança trata de confidencialidade, integridade e disponibilidade: identidades, ameaças e proteção de dados.',
          en: 'The People perspective is about culture, leadership, skills and roles. The Security perspective is about confidentiality, integrity and availability: identities, threats and data protection.',
          es: 'La perspectiva de Personas trata de cultura, liderazgo, capacitación y roles. La perspectiva de Seguridad trata de confidencialidad, integridad y disponibilidad: identidades, amenazas y protección de datos.',
        },
        tell: {
          pt: 'Cultura e capacitação: Pessoas. Identidades, ameaças e dados protegidos: Segurança.',
          en: 'Culture and skills: People. Identities, threats and protected data: Security.',
          es: 'Cultura y capacitación: Personas. Identidades, amenazas y datos protegidos: Seguridad.',
        },
      },
      {
        id: 'people-operations',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/people-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/operations-perspective.html'),
        text: { pt: 'Pessoas e Operações', en: 'People and Operations', es: 'Personas y Operaciones' },
        why: {
          pt: 'A perspectiva de Pessoas trata de cultura, liderança, capacitação e papéis. A perspectiva de Operações garante que os serviços sejam entregues no nível combinado: observabilidade, incidentes, patches.',
          en: 'The People perspective is about culture, leadership, skills and roles. The Operations perspective makes sure that services are delivered at the agreed level: observability, incidents, patches.',
          es: 'La perspectiva de Personas trata de cultura, liderazgo, capacitación y roles. La perspectiva de Operaciones asegura que los servicios se entreguen al nivel acordado: observabilidad, incidentes, parches.',
        },
        tell: {
          pt: 'Cultura e capacitação: Pessoas. Incidentes e observabilidade: Operações.',
          en: 'Culture and skills: People. Incidents and observability: Operations.',
          es: 'Cultura y capacitación: Personas. Incidentes y observabilidad: Operaciones.',
        },
      },
      {
        id: 'governance-platform',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/governance-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/platform-perspective.html'),
        text: { pt: 'Governança e Plataforma', en: 'Governance and Platform', es: 'Gobernanza y Plataforma' },
        why: {
          pt: 'A perspectiva de Governança coordena as iniciativas: programas, riscos e gestão financeira da nuvem. A perspectiva de Plataforma trata de arquitetura, engenharia de dados e modernização, até CI/CD.',
          en: 'The Governance perspective orchestrates the initiatives: programs, risk and cloud financial management. The Platform perspective is about architecture, data engineering and modernization, down to CI/CD.',
          es: 'La perspectiva de Gobernanza coordina las iniciativas: programas, riesgos y gestión financiera de la nube. La perspectiva de Plataforma trata de arquitectura, ingeniería de datos y modernización, hasta CI/CD.',
        },
        tell: {
          pt: 'Programas, riscos e finanças da nuvem: Governança. Arquitetura e modernização: Plataforma.',
          en: 'Programs, risk and cloud finances: Governance. Architecture and modernization: Platform.',
          es: 'Programas, riesgos y finanzas de la nube: Gobernanza. Arquitectura y modernización: Plataforma.',
        },
      },
      {
        id: 'governance-security',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/governance-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/security-perspective.html'),
        text: { pt: 'Governança e Segurança', en: 'Governance and Security', es: 'Gobernanza y Seguridad' },
        why: {
          pt: 'A perspectiva de Governança coordena as iniciativas: programas, riscos e gestão financeira da nuvem. A perspectiva de Segurança trata de confidencialidade, integridade e disponibilidade: identidades, ameaças e proteção de dados.',
          en: 'The Governance perspective orchestrates the initiatives: programs, risk and cloud financial management. The Security perspective is about confidentiality, integrity and availability: identities, threats and data protection.',
          es: 'La perspectiva de Gobernanza coordina las iniciativas: programas, riesgos y gestión financiera de la nube. La perspectiva de Seguridad trata de confidencialidad, integridad y disponibilidad: identidades, amenazas y protección de datos.',
        },
        tell: {
          pt: 'Programas, riscos e finanças da nuvem: Governança. Identidades, ameaças e dados protegidos: Segurança.',
          en: 'Programs, risk and cloud finances: Governance. Identities, threats and protected data: Security.',
          es: 'Programas, riesgos y finanzas de la nube: Gobernanza. Identidades, amenazas y datos protegidos: Seguridad.',
        },
      },
      {
        id: 'governance-operations',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/governance-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/operations-perspective.html'),
        text: { pt: 'Governança e Operações', en: 'Governance and Operations', es: 'Gobernanza y Operaciones' },
        why: {
          pt: 'A perspectiva de Governança coordena as iniciativas: programas, riscos e gestão financeira da nuvem. A perspectiva de Operações garante que os serviços sejam entregues no nível combinado: observabilidade, incidentes, patches.',
          en: 'The Governance perspective orchestrates the initiatives: programs, risk and cloud financial management. The Operations perspective makes sure that services are delivered at the agreed level: observability, incidents, patches.',
          es: 'La perspectiva de Gobernanza coordina las iniciativas: programas, riesgos y gestión financiera de la nube. La perspectiva de Operaciones asegura que los servicios se entreguen al nivel acordado: observabilidad, incidentes, parches.',
        },
        tell: {
          pt: 'Programas, riscos e finanças da nuvem: Governança. Incidentes e observabilidade: Operações.',
          en: 'Programs, risk and cloud finances: Governance. Incidents and observability: Operations.',
          es: 'Programas, riesgos y finanzas de la nube: Gobernanza. Incidentes y observabilidad: Operaciones.',
        },
      },
      {
        id: 'platform-security',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/platform-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/security-perspective.html'),
        text: { pt: 'Plataforma e Segurança', en: 'Platform and Security', es: 'Plataforma y Seguridad' },
        why: {
          pt: 'A perspectiva de Plataforma trata de arquitetura, engenharia de dados e modernização, até CI/CD. A perspectiva de Segurança trata de confidencialidade, integridade e disponibilidade: identidades, ameaças e proteção de dados.',
          en: 'The Platform perspective is about architecture, data engineering and modernization, down to CI/CD. The Security perspective is about confidentiality, integrity and availability: identities, threats and data protection.',
          es: 'La perspectiva de Plataforma trata de arquitectura, ingeniería de datos y modernización, hasta CI/CD. La perspectiva de Seguridad trata de confidencialidad, integridad y disponibilidad: identidades, amenazas y protección de datos.',
        },
        tell: {
          pt: 'Arquitetura e modernização: Plataforma. Identidades, ameaças e dados protegidos: Segurança.',
          en: 'Architecture and modernization: Platform. Identities, threats and protected data: Security.',
          es: 'Arquitectura y modernización: Plataforma. Identidades, amenazas y datos protegidos: Seguridad.',
        },
      },
      {
        id: 'platform-operations',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/platform-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/operations-perspective.html'),
        text: { pt: 'Plataforma e Operações', en: 'Platform and Operations', es: 'Plataforma y Operaciones' },
        why: {
          pt: 'A perspectiva de Plataforma trata de arquitetura, engenharia de dados e modernização, até CI/CD. A perspectiva de Operações garante que os serviços sejam entregues no nível combinado: observabilidade, incidentes, patches.',
          en: 'The Platform perspective is about architecture, data engineering and modernization, down to CI/CD. The Operations perspective makes sure that services are delivered at the agreed level: observability, incidents, patches.',
          es: 'La perspectiva de Plataforma trata de arquitectura, ingeniería de datos y modernización, hasta CI/CD. La perspectiva de Operaciones asegura que los servicios se entreguen al nivel acordado: observabilidad, incidentes, parches.',
        },
        tell: {
          pt: 'Arquitetura e modernização: Plataforma. Incidentes e observabilidade: Operações.',
          en: 'Architecture and modernization: Platform. Incidents and observability: Operations.',
          es: 'Arquitectura y modernización: Plataforma. Incidentes y observabilidad: Operaciones.',
        },
      },
      {
        id: 'security-operations',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/security-perspective.html'),
        secondSource: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/operations-perspective.html'),
        text: { pt: 'Segurança e Operações', en: 'Security and Operations', es: 'Seguridad y Operaciones' },
        why: {
          pt: 'A perspectiva de Segurança trata de confidencialidade, integridade e disponibilidade: identidades, ameaças e proteção de dados. A perspectiva de Operações garante que os serviços sejam entregues no nível combinado: observabilidade, incidentes, patches.',
          en: 'The Security perspective is about confidentiality, integrity and availability: identities, threats and data protection. The Operations perspective makes sure that services are delivered at the agreed level: observability, incidents, patches.',
          es: 'La perspectiva de Seguridad trata de confidencialidad, integridad y disponibilidad: identidades, amenazas y protección de datos. La perspectiva de Operaciones asegura que los servicios se entreguen al nivel acordado: observabilidad, incidentes, parches.',
        },
        tell: {
          pt: 'Identidades, ameaças e dados protegidos: Segurança. Incidentes e observabilidade: Operações.',
          en: 'Identities, threats and protected data: Security. Incidents and observability: Operations.',
          es: 'Identidades, amenazas y datos protegidos: Seguridad. Incidentes y observabilidad: Operaciones.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-outcome',
        text: {
          pt: 'Falta definir que novos produtos e receitas a nuvem deve trazer.',
          en: 'It has not been defined which new products and revenue the cloud should bring.',
          es: 'Falta definir qué nuevos productos e ingresos debe traer la nube.',
        },
        fits: [
          'business-people',
          'business-governance',
          'business-platform',
          'business-security',
          'business-operations',
        ],
        rulesOut: {
          'people-governance': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Governança definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither People nor Governance settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Gobernanza definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
          'people-platform': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Plataforma definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither People nor Platform settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Plataforma definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
          'people-security': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Segurança definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither People nor Security settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Seguridad definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
          'people-operations': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Operações definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither People nor Operations settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Operaciones definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
          'governance-platform': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Plataforma definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither Governance nor Platform settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Plataforma definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
          'governance-security': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Segurança definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither Governance nor Security settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Seguridad definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
          'governance-operations': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Operações definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither Governance nor Operations settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Operaciones definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
          'platform-security': {
            pt: 'Nem a perspectiva de Plataforma nem a perspectiva de Segurança definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither Platform nor Security settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Plataforma ni la perspectiva de Seguridad definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
          'platform-operations': {
            pt: 'Nem a perspectiva de Plataforma nem a perspectiva de Operações definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither Platform nor Operations settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Plataforma ni la perspectiva de Operaciones definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
          'security-operations': {
            pt: 'Nem a perspectiva de Segurança nem a perspectiva de Operações definem que produtos e receitas a nuvem deve permitir; isso cabe à perspectiva de Negócios.',
            en: 'Neither Security nor Operations settles which products and revenue the cloud should make possible; that is the job of Business.',
            es: 'Ni la perspectiva de Seguridad ni la perspectiva de Operaciones definen qué productos e ingresos debe permitir la nube; eso corresponde a la perspectiva de Negocio.',
          },
        },
      },
      {
        id: 'no-skills',
        text: {
          pt: 'Os funcionários temem a mudança, e não há plano de treinamento.',
          en: 'Employees fear the change, and there is no training plan.',
          es: 'Los empleados temen el cambio, y no hay plan de capacitación.',
        },
        fits: ['business-people', 'people-governance', 'people-platform', 'people-security', 'people-operations'],
        rulesOut: {
          'business-governance': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Governança tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Business nor Governance is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Gobernanza tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
          'business-platform': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Plataforma tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Business nor Platform is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Plataforma tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
          'business-security': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Segurança tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Business nor Security is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Seguridad tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
          'business-operations': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Operações tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Business nor Operations is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Operaciones tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
          'governance-platform': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Plataforma tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Governance nor Platform is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Plataforma tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
          'governance-security': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Segurança tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Governance nor Security is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Seguridad tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
          'governance-operations': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Operações tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Governance nor Operations is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Operaciones tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
          'platform-security': {
            pt: 'Nem a perspectiva de Plataforma nem a perspectiva de Segurança tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Platform nor Security is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Plataforma ni la perspectiva de Seguridad tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
          'platform-operations': {
            pt: 'Nem a perspectiva de Plataforma nem a perspectiva de Operações tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Platform nor Operations is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Plataforma ni la perspectiva de Operaciones tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
          'security-operations': {
            pt: 'Nem a perspectiva de Segurança nem a perspectiva de Operações tratam da mudança de cultura e do treinamento; isso cabe à perspectiva de Pessoas.',
            en: 'Neither Security nor Operations is about cultural change and training; that is the job of People.',
            es: 'Ni la perspectiva de Seguridad ni la perspectiva de Operaciones tratan del cambio cultural ni de la capacitación; eso corresponde a la perspectiva de Personas.',
          },
        },
      },
      {
        id: 'no-portfolio',
        text: {
          pt: 'Ninguém coordena as iniciativas nem acompanha o seu risco e orçamento.',
          en: 'Nobody coordinates the initiatives or tracks their risk and budget.',
          es: 'Nadie coordina las iniciativas ni sigue su riesgo y presupuesto.',
        },
        fits: [
          'business-governance',
          'people-governance',
          'governance-platform',
          'governance-security',
          'governance-operations',
        ],
        rulesOut: {
          'business-people': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Pessoas coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither Business nor People coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Personas coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
          'business-platform': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Plataforma coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither Business nor Platform coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Plataforma coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
          'business-security': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Segurança coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither Business nor Security coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Seguridad coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
          'business-operations': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Operações coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither Business nor Operations coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Operaciones coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
          'people-platform': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Plataforma coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither People nor Platform coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Plataforma coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
          'people-security': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Segurança coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither People nor Security coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Seguridad coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
          'people-operations': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Operações coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither People nor Operations coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Operaciones coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
          'platform-security': {
            pt: 'Nem a perspectiva de Plataforma nem a perspectiva de Segurança coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither Platform nor Security coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Plataforma ni la perspectiva de Seguridad coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
          'platform-operations': {
            pt: 'Nem a perspectiva de Plataforma nem a perspectiva de Operações coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither Platform nor Operations coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Plataforma ni la perspectiva de Operaciones coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
          'security-operations': {
            pt: 'Nem a perspectiva de Segurança nem a perspectiva de Operações coordenam as iniciativas, o risco e o orçamento do conjunto; isso cabe à perspectiva de Governança.',
            en: 'Neither Security nor Operations coordinates the initiatives, the risk and the budget of the whole; that is the job of Governance.',
            es: 'Ni la perspectiva de Seguridad ni la perspectiva de Operaciones coordinan las iniciativas, el riesgo y el presupuesto del conjunto; eso corresponde a la perspectiva de Gobernanza.',
          },
        },
      },
      {
        id: 'no-architecture',
        text: {
          pt: 'Não há padrões de arquitetura nem pipeline de entrega contínua.',
          en: 'There are no architecture standards and no continuous delivery pipeline.',
          es: 'No hay estándares de arquitectura ni pipeline de entrega continua.',
        },
        fits: [
          'business-platform',
          'people-platform',
          'governance-platform',
          'platform-security',
          'platform-operations',
        ],
        rulesOut: {
          'business-people': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Pessoas definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither Business nor People sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Personas definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
          'business-governance': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Governança definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither Business nor Governance sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Gobernanza definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
          'business-security': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Segurança definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither Business nor Security sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Seguridad definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
          'business-operations': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Operações definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither Business nor Operations sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Operaciones definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
          'people-governance': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Governança definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither People nor Governance sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Gobernanza definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
          'people-security': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Segurança definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither People nor Security sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Seguridad definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
          'people-operations': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Operações definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither People nor Operations sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Operaciones definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
          'governance-security': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Segurança definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither Governance nor Security sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Seguridad definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
          'governance-operations': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Operações definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither Governance nor Operations sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Operaciones definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
          'security-operations': {
            pt: 'Nem a perspectiva de Segurança nem a perspectiva de Operações definem padrões de arquitetura e de entrega contínua; isso cabe à perspectiva de Plataforma.',
            en: 'Neither Security nor Operations sets standards of architecture and continuous delivery; that is the job of Platform.',
            es: 'Ni la perspectiva de Seguridad ni la perspectiva de Operaciones definen estándares de arquitectura ni de entrega continua; eso corresponde a la perspectiva de Plataforma.',
          },
        },
      },
      {
        id: 'no-protection',
        text: {
          pt: 'Não está definido quem acessa o quê nem como detectar ameaças.',
          en: 'It is not defined who may access what or how to detect threats.',
          es: 'No está definido quién accede a qué ni cómo detectar amenazas.',
        },
        fits: [
          'business-security',
          'people-security',
          'governance-security',
          'platform-security',
          'security-operations',
        ],
        rulesOut: {
          'business-people': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Pessoas definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither Business nor People settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Personas definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
          'business-governance': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Governança definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither Business nor Governance settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Gobernanza definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
          'business-platform': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Plataforma definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither Business nor Platform settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Plataforma definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
          'business-operations': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Operações definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither Business nor Operations settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Operaciones definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
          'people-governance': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Governança definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither People nor Governance settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Gobernanza definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
          'people-platform': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Plataforma definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither People nor Platform settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Plataforma definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
          'people-operations': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Operações definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither People nor Operations settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Operaciones definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
          'governance-platform': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Plataforma definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither Governance nor Platform settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Plataforma definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
          'governance-operations': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Operações definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither Governance nor Operations settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Operaciones definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
          'platform-operations': {
            pt: 'Nem a perspectiva de Plataforma nem a perspectiva de Operações definem acessos e detecção de ameaças; isso cabe à perspectiva de Segurança.',
            en: 'Neither Platform nor Operations settles access and the detection of threats; that is the job of Security.',
            es: 'Ni la perspectiva de Plataforma ni la perspectiva de Operaciones definen accesos ni detección de amenazas; eso corresponde a la perspectiva de Seguridad.',
          },
        },
      },
      {
        id: 'no-incidents',
        text: {
          pt: 'Não há métricas nem prazos de atendimento para as falhas.',
          en: 'There are no metrics and no response times for failures.',
          es: 'No hay métricas ni plazos de atención para las fallas.',
        },
        fits: [
          'business-operations',
          'people-operations',
          'governance-operations',
          'platform-operations',
          'security-operations',
        ],
        rulesOut: {
          'business-people': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Pessoas tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither Business nor People is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Personas tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
          'business-governance': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Governança tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither Business nor Governance is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Gobernanza tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
          'business-platform': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Plataforma tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither Business nor Platform is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Plataforma tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
          'business-security': {
            pt: 'Nem a perspectiva de Negócios nem a perspectiva de Segurança tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither Business nor Security is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Negocio ni la perspectiva de Seguridad tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
          'people-governance': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Governança tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither People nor Governance is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Gobernanza tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
          'people-platform': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Plataforma tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither People nor Platform is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Plataforma tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
          'people-security': {
            pt: 'Nem a perspectiva de Pessoas nem a perspectiva de Segurança tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither People nor Security is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Personas ni la perspectiva de Seguridad tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
          'governance-platform': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Plataforma tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither Governance nor Platform is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Plataforma tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
          'governance-security': {
            pt: 'Nem a perspectiva de Governança nem a perspectiva de Segurança tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither Governance nor Security is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Gobernanza ni la perspectiva de Seguridad tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
          'platform-security': {
            pt: 'Nem a perspectiva de Plataforma nem a perspectiva de Segurança tratam do atendimento a incidentes e das métricas do dia a dia; isso cabe à perspectiva de Operações.',
            en: 'Neither Platform nor Security is about the response to incidents and everyday metrics; that is the job of Operations.',
            es: 'Ni la perspectiva de Plataforma ni la perspectiva de Seguridad tratan de la atención de incidentes ni de las métricas del día a día; eso corresponde a la perspectiva de Operaciones.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais perspectivas do AWS CAF tratam desses dois pontos?',
      en: 'Which perspectives of the AWS CAF deal with these two points?',
      es: '¿Qué perspectivas del AWS CAF tratan estos dos puntos?',
    },
  },
];
