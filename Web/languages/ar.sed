s|{language}|ar|g
s|{direction}|rtl|g
s|{bannerStorageUnavailable}|هذا المتصفح لا يحفظ شيئًا (هل هي نافذة خاصة؟). ما تفعله هنا يضيع عند إغلاق الصفحة، إلا إذا دخلت إلى حسابك وكنت متصلًا.|g
s|{newGather}|لقاء جديد|g
s|{pageBroken}|حدث خلل. ما حفظته في أمان.|g
s|{pageDescription}|شكّل الفرق، واحسب الوقت والنتيجة، وتذكّر من فاز: كرة القدم مع الأصدقاء.|g
s|{pageGatherPicture}|لقاء|g
s|{pageLinksWork}|روابط الرد على المشاركة ومتابعة المباراة ورؤية الترتيب تعمل هنا رغم ذلك.|g
s|{pageNeedsScript}|يحسب Football Gather الوقت والنتيجة على جهازك، ويحتاج لذلك إلى JavaScript.|g
s|{pageNotFound}|الصفحة غير موجودة|g
s|{pageNotFoundAdvice}|ربما قُطع العنوان. لاعبوك ولقاءاتك في التطبيق.|g
s|{pageOpenAgain}|فتح التطبيق من جديد|g
s|{pageOpenApp}|فتح التطبيق|g
s|{pageOpenElsewhere}|إذا كانت هذه الصفحة مفتوحة داخل محادثة أو تطبيق آخر، فافتحها في Safari أو Chrome.|g
s|{pagePlayersPicture}|من يلعب اليوم|g
s|{pageProgramOff}|التطبيق مبني على WebAssembly، وهو متوقف في هذا المتصفح. على iPhone في نمط المنع يمكنك إيقاف هذا النمط لهذا الموقع وحده: من القائمة بجانب العنوان، ضمن إعدادات موقع الويب. وفي متصفح آخر اسمح بـ WebAssembly في الإعدادات.|g
s|{pageProgramRefused}|شيء ما لا يسمح هنا بـ WebAssembly الذي بُني عليه التطبيق: هذا المتصفح أو إحدى إضافاته أو الشبكة. حدّث المتصفح، أو افتح هذه الصفحة في متصفح آخر.|g
s|{pageTooOld}|هذا المتصفح أقدم من أن يشغّل التطبيق. حدّثه (وعلى iPhone حدّث iOS)، أو افتح هذه الصفحة في متصفح آخر: يعمل التطبيق في Chrome بدءًا من الإصدار 102.|g
s|{pageUnreached}|لم يصل التطبيق بعد. تحقق من الاتصال.|g
s|{pageWaits}|جارٍ تحميل التطبيق…|g
s|{pageWidePicture}|لقاء على شاشة عريضة|g
s|{resume}|استئناف|g
s|{resumeGather}|استئناف اللقاء|g
s|{tryAgain}|إعادة المحاولة|g
